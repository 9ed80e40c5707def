BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chronicle_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(64), 
	bot VARCHAR(16), 
	is_remote BOOLEAN NOT NULL, 
	is_helped BOOLEAN NOT NULL, 
	is_winner BOOLEAN NOT NULL, 
	score INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES chronicles (table_id)
);
CREATE TABLE chronicles (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	difficulty VARCHAR(32) DEFAULT '' NOT NULL, 
	options TEXT NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	actions INTEGER NOT NULL, 
	turns INTEGER, 
	won BOOLEAN NOT NULL, 
	reason VARCHAR(32) NOT NULL, 
	score INTEGER NOT NULL, 
	title VARCHAR(64), 
	commitment VARCHAR(64) NOT NULL, 
	is_helped BOOLEAN NOT NULL, 
	is_rewound BOOLEAN NOT NULL, 
	is_rated BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE devices (
	key_hash BLOB NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (key_hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('7baa4faae5322c4c',1,1700000000.0,'{"kind":"created","game":"runedar","rules":"runedar 1","components":"e150d52d73e274cd","options":{"players":2,"difficulty":"normal","dice":"standard","open_hands":false,"first":null,"dwarfs":["brynja","torvald"]},"players":2,"settings":{"seconds":null,"wait":false,"stand_in":"journeyman","onlookers":true,"coach":null,"listed":true},"host":{"id":"ada","name":"Ada"},"has_password":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',2,1700000001.0,'{"kind":"sat","seat":0,"person":{"id":"ada","name":"Ada"},"is_remote":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',3,1700000002.0,'{"kind":"bot_seated","seat":1,"level":"random"}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',4,1700000002.0,'{"kind":"started","secret":"0a209f95a68105607d1ed9f953b9f15ceef30f4253db9d261d136e9ba175b402","commitment":"2f868b67a7a7e1c28151266a1f53e2ced29490c0332dfbc138979b485be885d7","deal":[7,5,8,7,9,1,3,8,1,3,2,1,3,1,8,0],"tale":[[{"event":"rubble_placed","count":8},{}],[{"event":"upgrade_placed","space":1,"deck":"yellow","card":"skinning_knife"},{}],[{"event":"upgrade_placed","space":2,"deck":"yellow","card":"throwing_knives"},{}],[{"event":"upgrade_placed","space":3,"deck":"yellow","card":"shovel"},{}],[{"event":"upgrade_placed","space":4,"deck":"yellow","card":"tool_belt"},{}],[{"event":"upgrade_placed","space":5,"deck":"yellow","card":"rune_lantern"},{}],[{"event":"first_chosen","seat":1},{}],[{"event":"cards_drawn","seat":0,"count":5},{"0":{"event":"cards_drawn","seat":0,"count":5,"cards":["dull_knife","notched_sword","old_crossbow","frayed_sling","rusty_toolbox"]}}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["chipped_hatchet","dull_knife","cracked_hammer","old_crossbow","orc"]}}],[{"event":"turn_began","seat":1,"turn":1},{}]]}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',5,1700000003.0,'{"kind":"played","seat":1,"by":null,"action":"reveal","luck":[7],"tale":[[{"event":"orc_card_played","seat":1},{}],[{"event":"siege_revealed","siege":"w1_c8","left":49},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',6,1700000004.0,'{"kind":"played","seat":1,"by":null,"action":"hire:cancel","luck":[],"tale":[[{"event":"hired","seat":1,"mercenary":"cancel","cost":2,"left":18},{}],[{"event":"siege_cancelled","siege":"w1_c8"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',7,1700000005.0,'{"kind":"played","seat":1,"by":null,"action":"end_turn","luck":[],"tale":[[{"event":"cards_left_unused","seat":1,"cards":["chipped_hatchet","dull_knife","cracked_hammer","old_crossbow"]},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',8,1700000006.0,'{"kind":"played","seat":1,"by":null,"action":"finish","luck":[0,1,4,0,2],"tale":[[{"event":"turn_ended","seat":1},{}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["notched_sword","frayed_sling","worn_pick","rusty_toolbox","orc"]}}],[{"event":"turn_began","seat":0,"turn":2},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',9,1700000007.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:notched_sword","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"notched_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',10,1700000008.0,'{"kind":"played","seat":0,"by":"ada","action":"move:foundry","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"central_chamber","place":"foundry","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',11,1700000009.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:frayed_sling","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"frayed_sling"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',12,1700000010.0,'{"kind":"played","seat":0,"by":"ada","action":"move:third_tower","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"foundry","place":"third_tower","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',13,1700000011.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:dull_knife","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"dull_knife"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',14,1700000012.0,'{"kind":"played","seat":0,"by":"ada","action":"move:tannery","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"third_tower","place":"tannery","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',15,1700000013.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:rusty_toolbox","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"rusty_toolbox"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',16,1700000014.0,'{"kind":"played","seat":0,"by":"ada","action":"move:tannery_wall","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"tannery","place":"tannery_wall","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',17,1700000015.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:old_crossbow","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"old_crossbow"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',18,1700000016.0,'{"kind":"played","seat":0,"by":"ada","action":"move:foundry","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"tannery_wall","place":"foundry","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',19,1700000017.0,'{"kind":"played","seat":0,"by":"ada","action":"end_turn","luck":[3,1,2,0,0],"tale":[[{"event":"turn_ended","seat":0},{}],[{"event":"cards_drawn","seat":0,"count":5},{"0":{"event":"cards_drawn","seat":0,"count":5,"cards":["chipped_hatchet","cracked_hammer","worn_pick","bent_shovel","loose_mattock"]}}],[{"event":"turn_began","seat":1,"turn":3},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',20,1700000018.0,'{"kind":"played","seat":1,"by":null,"action":"reveal","luck":[4],"tale":[[{"event":"orc_card_played","seat":1},{}],[{"event":"siege_revealed","siege":"w1_c5","left":48},{}],[{"event":"orcs_came","place":"tannery_outside","count":1,"left":9},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',21,1700000019.0,'{"kind":"played","seat":1,"by":null,"action":"lay:notched_sword","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"notched_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',22,1700000020.0,'{"kind":"played","seat":1,"by":null,"action":"move:tannery_wall","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"central_chamber","place":"tannery_wall","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',23,1700000021.0,'{"kind":"played","seat":1,"by":null,"action":"end_turn","luck":[5,5,5,7,2],"tale":[[{"event":"cards_left_unused","seat":1,"cards":["frayed_sling","worn_pick","rusty_toolbox"]},{}],[{"event":"turn_ended","seat":1},{}],[{"event":"deck_shuffled","seat":1},{}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["cracked_hammer","frayed_sling","worn_pick","bent_shovel","orc"]}}],[{"event":"turn_began","seat":0,"turn":4},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',24,1700000022.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:loose_mattock","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"loose_mattock"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',25,1700000023.0,'{"kind":"rewound","to":19,"by":{"id":"ada","name":"Ada"},"is_beyond":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',26,1700000024.0,'{"kind":"rewound","to":16,"by":{"id":"ada","name":"Ada"},"is_beyond":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',27,1700000025.0,'{"kind":"said","by":{"id":"ada","name":"Ada"},"text":"again"}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',28,1700000026.0,'{"kind":"played","seat":1,"by":null,"action":"lay:notched_sword","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"notched_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',29,1700000027.0,'{"kind":"played","seat":1,"by":null,"action":"move:tannery_wall","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"central_chamber","place":"tannery_wall","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',30,1700000028.0,'{"kind":"played","seat":1,"by":null,"action":"end_turn","luck":[5,5,5,7,2],"tale":[[{"event":"cards_left_unused","seat":1,"cards":["frayed_sling","worn_pick","rusty_toolbox"]},{}],[{"event":"turn_ended","seat":1},{}],[{"event":"deck_shuffled","seat":1},{}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["cracked_hammer","frayed_sling","worn_pick","bent_shovel","orc"]}}],[{"event":"turn_began","seat":0,"turn":4},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',31,1700000029.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:cracked_hammer","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"cracked_hammer"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',32,1700000030.0,'{"kind":"played","seat":0,"by":"ada","action":"move:foundry_wall","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"foundry","place":"foundry_wall","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',33,1700000031.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:chipped_hatchet","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"chipped_hatchet"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',34,1700000032.0,'{"kind":"played","seat":0,"by":"ada","action":"move:foundry_outside","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"foundry_wall","place":"foundry_outside","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',35,1700000033.0,'{"kind":"played","seat":0,"by":"ada","action":"end_turn","luck":[7,5,2,2,5],"tale":[[{"event":"cards_left_unused","seat":0,"cards":["worn_pick","bent_shovel","loose_mattock"]},{}],[{"event":"turn_ended","seat":0},{}],[{"event":"deck_shuffled","seat":0},{}],[{"event":"cards_drawn","seat":0,"count":5},{"0":{"event":"cards_drawn","seat":0,"count":5,"cards":["cracked_hammer","notched_sword","frayed_sling","bent_shovel","rusty_toolbox"]}}],[{"event":"turn_began","seat":1,"turn":5},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',36,1700000034.0,'{"kind":"played","seat":1,"by":null,"action":"reveal","luck":[5],"tale":[[{"event":"orc_card_played","seat":1},{}],[{"event":"siege_revealed","siege":"w1_c7","left":47},{}],[{"event":"orcs_marched","start":"tannery_outside","place":"tannery_wall","count":1},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',37,1700000035.0,'{"kind":"played","seat":1,"by":null,"action":"end_turn","luck":[4,3,2,0,1],"tale":[[{"event":"cards_left_unused","seat":1,"cards":["cracked_hammer","frayed_sling","worn_pick","bent_shovel"]},{}],[{"event":"turn_ended","seat":1},{}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["chipped_hatchet","notched_sword","old_crossbow","loose_mattock","rusty_toolbox"]}}],[{"event":"turn_began","seat":0,"turn":6},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',38,1700000036.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:notched_sword","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"notched_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',39,1700000037.0,'{"kind":"played","seat":0,"by":"ada","action":"move:foundry","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"foundry_outside","place":"foundry","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',40,1700000038.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:cracked_hammer","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"cracked_hammer"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',41,1700000039.0,'{"kind":"played","seat":0,"by":"ada","action":"move:central_chamber","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"foundry","place":"central_chamber","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',42,1700000040.0,'{"kind":"played","seat":0,"by":"ada","action":"end_turn","luck":[],"tale":[[{"event":"cards_left_unused","seat":0,"cards":["frayed_sling","bent_shovel","rusty_toolbox"]},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',43,1700000041.0,'{"kind":"played","seat":0,"by":"ada","action":"scrap:4","luck":[],"tale":[[{"event":"upgrade_scrapped","space":4,"card":"tool_belt"},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',44,1700000042.0,'{"kind":"played","seat":0,"by":"ada","action":"scrap:5","luck":[],"tale":[[{"event":"upgrade_scrapped","space":5,"card":"rune_lantern"},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',45,1700000043.0,'{"kind":"played","seat":0,"by":"ada","action":"finish","luck":[2,1,4,2,0],"tale":[[{"event":"turn_ended","seat":0},{}],[{"event":"cards_drawn","seat":0,"count":5},{"0":{"event":"cards_drawn","seat":0,"count":5,"cards":["chipped_hatchet","dull_knife","old_crossbow","loose_mattock","orc"]}}],[{"event":"turn_began","seat":1,"turn":7},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',46,1700000044.0,'{"kind":"played","seat":1,"by":null,"action":"lay:chipped_hatchet","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"chipped_hatchet"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',47,1700000045.0,'{"kind":"played","seat":1,"by":null,"action":"rest","luck":[],"tale":[[{"event":"card_rested","seat":1,"card":"chipped_hatchet"},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',48,1700000046.0,'{"kind":"played","seat":1,"by":null,"action":"lay:rusty_toolbox","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"rusty_toolbox"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',49,1700000047.0,'{"kind":"played","seat":1,"by":null,"action":"move:second_tower","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"tannery_wall","place":"second_tower","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',50,1700000048.0,'{"kind":"played","seat":1,"by":null,"action":"lay:notched_sword","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"notched_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',51,1700000049.0,'{"kind":"played","seat":1,"by":null,"action":"move:foundry_wall","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"second_tower","place":"foundry_wall","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',52,1700000050.0,'{"kind":"played","seat":1,"by":null,"action":"end_turn","luck":[7,6,6,5,1],"tale":[[{"event":"cards_left_unused","seat":1,"cards":["old_crossbow","loose_mattock"]},{}],[{"event":"turn_ended","seat":1},{}],[{"event":"deck_shuffled","seat":1},{}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["dull_knife","frayed_sling","worn_pick","bent_shovel","loose_mattock"]}}],[{"event":"turn_began","seat":0,"turn":8},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',53,1700000051.0,'{"kind":"played","seat":0,"by":"ada","action":"reveal","luck":[3],"tale":[[{"event":"orc_card_played","seat":0},{}],[{"event":"siege_revealed","siege":"w1_c4","left":46},{}],[{"event":"orcs_came","place":"carpenters_outside","count":1,"left":8},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',54,1700000052.0,'{"kind":"played","seat":0,"by":"ada","action":"end_turn","luck":[],"tale":[[{"event":"cards_left_unused","seat":0,"cards":["chipped_hatchet","dull_knife","old_crossbow","loose_mattock"]},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',55,1700000053.0,'{"kind":"played","seat":0,"by":"ada","action":"fill:5:grey","luck":[1],"tale":[[{"event":"upgrade_placed","space":5,"deck":"grey","card":"long_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',56,1700000054.0,'{"kind":"played","seat":0,"by":"ada","action":"fill:4:grey","luck":[7,3,7,0,8,4],"tale":[[{"event":"upgrade_placed","space":4,"deck":"grey","card":"rune_axe"},{}],[{"event":"turn_ended","seat":0},{}],[{"event":"deck_shuffled","seat":0},{}],[{"event":"cards_drawn","seat":0,"count":5},{"0":{"event":"cards_drawn","seat":0,"count":5,"cards":["chipped_hatchet","notched_sword","worn_pick","loose_mattock","orc"]}}],[{"event":"turn_began","seat":1,"turn":9},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',57,1700000055.0,'{"kind":"played","seat":1,"by":null,"action":"lay:frayed_sling","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"frayed_sling"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',58,1700000056.0,'{"kind":"played","seat":1,"by":null,"action":"rest","luck":[],"tale":[[{"event":"card_rested","seat":1,"card":"frayed_sling"},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',59,1700000057.0,'{"kind":"played","seat":1,"by":null,"action":"lay:bent_shovel","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"bent_shovel"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',60,1700000058.0,'{"kind":"played","seat":1,"by":null,"action":"move:tunnel_courtyard","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"foundry_wall","place":"tunnel_courtyard","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',61,1700000059.0,'{"kind":"played","seat":1,"by":null,"action":"lay:worn_pick","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"worn_pick"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',62,1700000060.0,'{"kind":"played","seat":1,"by":null,"action":"move:carpenters","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"tunnel_courtyard","place":"carpenters","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',63,1700000061.0,'{"kind":"played","seat":1,"by":null,"action":"lay:dull_knife","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"dull_knife"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',64,1700000062.0,'{"kind":"played","seat":1,"by":null,"action":"move:carpenters_outside","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"carpenters","place":"carpenters_outside","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',65,1700000063.0,'{"kind":"played","seat":1,"by":null,"action":"end_turn","luck":[2,5,0,2,1],"tale":[[{"event":"cards_left_unused","seat":1,"cards":["loose_mattock"]},{}],[{"event":"turn_ended","seat":1},{}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["chipped_hatchet","notched_sword","old_crossbow","rusty_toolbox","orc"]}}],[{"event":"turn_began","seat":0,"turn":10},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',66,1700000064.0,'{"kind":"played","seat":0,"by":"ada","action":"reveal","luck":[4],"tale":[[{"event":"orc_card_played","seat":0},{}],[{"event":"siege_revealed","siege":"w1_c9","left":45},{}],[{"event":"engine_came","seat":0,"engine":"siege_tower","lying":false},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',67,1700000065.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:notched_sword","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"notched_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',68,1700000066.0,'{"kind":"played","seat":0,"by":"ada","action":"move:tannery","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"central_chamber","place":"tannery","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',69,1700000067.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:loose_mattock","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"loose_mattock"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',70,1700000068.0,'{"kind":"played","seat":0,"by":"ada","action":"move:carpenters_wall","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"tannery","place":"carpenters_wall","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',71,1700000069.0,'{"kind":"played","seat":0,"by":"ada","action":"lay:chipped_hatchet","luck":[],"tale":[[{"event":"card_laid","seat":0,"card":"chipped_hatchet"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',72,1700000070.0,'{"kind":"played","seat":0,"by":"ada","action":"move:third_tower","luck":[],"tale":[[{"event":"dwarf_moved","seat":0,"start":"carpenters_wall","place":"third_tower","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',73,1700000071.0,'{"kind":"played","seat":0,"by":"ada","action":"end_turn","luck":[6,0,2,0,0],"tale":[[{"event":"cards_left_unused","seat":0,"cards":["worn_pick"]},{}],[{"event":"turn_ended","seat":0},{}],[{"event":"cards_drawn","seat":0,"count":5},{"0":{"event":"cards_drawn","seat":0,"count":5,"cards":["dull_knife","cracked_hammer","old_crossbow","frayed_sling","orc"]}}],[{"event":"turn_began","seat":1,"turn":11},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',74,1700000072.0,'{"kind":"played","seat":1,"by":null,"action":"reveal","luck":[1],"tale":[[{"event":"orc_card_played","seat":1},{}],[{"event":"siege_revealed","siege":"w1_c2","left":44},{}],[{"event":"orcs_came","place":"tannery_outside","count":1,"left":7},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',75,1700000073.0,'{"kind":"played","seat":1,"by":null,"action":"lay:old_crossbow","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"old_crossbow"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',76,1700000074.0,'{"kind":"played","seat":1,"by":null,"action":"move:tunnel_tower","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"carpenters_outside","place":"tunnel_tower","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',77,1700000075.0,'{"kind":"played","seat":1,"by":null,"action":"lay:chipped_hatchet","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"chipped_hatchet"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',78,1700000076.0,'{"kind":"played","seat":1,"by":null,"action":"move:tannery_wall","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"tunnel_tower","place":"tannery_wall","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',79,1700000077.0,'{"kind":"played","seat":1,"by":null,"action":"lay:notched_sword","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"notched_sword"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',80,1700000078.0,'{"kind":"played","seat":1,"by":null,"action":"move:foundry","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"tannery_wall","place":"foundry","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',81,1700000079.0,'{"kind":"played","seat":1,"by":null,"action":"lay:rusty_toolbox","luck":[],"tale":[[{"event":"card_laid","seat":1,"card":"rusty_toolbox"},{}]],"has_taught":true}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',82,1700000080.0,'{"kind":"played","seat":1,"by":null,"action":"move:foundry_outside","luck":[],"tale":[[{"event":"dwarf_moved","seat":1,"start":"foundry","place":"foundry_outside","magic":false},{}]],"has_taught":false}');
INSERT INTO "entries" VALUES('7baa4faae5322c4c',83,1700000081.0,'{"kind":"played","seat":1,"by":null,"action":"end_turn","luck":[2,6,3,4,4],"tale":[[{"event":"turn_ended","seat":1},{}],[{"event":"deck_shuffled","seat":1},{}],[{"event":"cards_drawn","seat":1,"count":5},{"1":{"event":"cards_drawn","seat":1,"count":5,"cards":["cracked_hammer","old_crossbow","worn_pick","bent_shovel","loose_mattock"]}}],[{"event":"turn_began","seat":0,"turn":12},{}]],"has_taught":true}');
CREATE TABLE invitations (
	secret_hash BLOB NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (
	person VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	command_hash BLOB NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (person, "key")
);
CREATE TABLE links (
	secret_hash BLOB NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (secret_hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE "people" (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	is_bot BOOLEAN DEFAULT 0 NOT NULL, 
	hook TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE ratings (
	game VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	is_bot BOOLEAN NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	rated INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	worth FLOAT NOT NULL, 
	PRIMARY KEY (game, person)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(64), 
	bot VARCHAR(16), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('7baa4faae5322c4c',0,'ada','Ada',NULL);
INSERT INTO "seats" VALUES('7baa4faae5322c4c',1,NULL,NULL,'random');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('7baa4faae5322c4c',26,X'83A67265636F7264DE0018A26964B037626161346661616535333232633463A76F70656E696E6789A46B696E64A763726561746564A467616D65A772756E65646172A572756C6573A972756E656461722031AA636F6D706F6E656E7473B065313530643532643733653237346364A76F7074696F6E7386A7706C617965727302AA646966666963756C7479A66E6F726D616CA464696365A87374616E64617264AA6F70656E5F68616E6473C2A56669727374C0A664776172667392A66272796E6A61A7746F7276616C64A7706C617965727302A873657474696E677386A77365636F6E6473C0A477616974C2A87374616E645F696EAA6A6F75726E65796D616EA96F6E6C6F6F6B657273C3A5636F616368C0A66C6973746564C3A4686F737482A26964A3616461A46E616D65A3416461AC6861735F70617373776F7264C2A573656174739283A56F776E657282A26964A3616461A46E616D65A3416461A3626F74C0A969735F72656D6F7465C283A56F776E6572C0A3626F74A672616E646F6DA969735F72656D6F7465C2A4686F7374A3616461A6737461747573A7706C6179696E67A776657273696F6E1AA86D6F7665645F61741AA5626567616ECB41D954FC40800000AA6368616E6765645F6174CB41D954FC46000000A77475726E5F6174CB41D954FC46000000A57370656E7490A6736563726574D94030613230396639356136383130353630376431656439663935336239663135636565663330663432353364623964323631643133366539626131373562343032AA636F6D6D69746D656E74D94032663836386236376137613765316332383135313236366131663533653263656432393439306330333332646662633133383937396234383562653838356437A46465616CDC001007050807090103080103020103010800A46C696E65DC001094A672657665616C9107C0C394AB686972653A63616E63656C90C0C394A8656E645F7475726E90C0C394A666696E697368950001040002C0C394B16C61793A6E6F74636865645F73776F726490A3616461C394AC6D6F76653A666F756E64727990A3616461C294B06C61793A6672617965645F736C696E6790A3616461C394B06D6F76653A74686972645F746F77657290A3616461C294AE6C61793A64756C6C5F6B6E69666590A3616461C394AC6D6F76653A74616E6E65727990A3616461C294B16C61793A72757374795F746F6F6C626F7890A3616461C394B16D6F76653A74616E6E6572795F77616C6C90A3616461C294B06C61793A6F6C645F63726F7373626F7790A3616461C394AC6D6F76653A666F756E64727990A3616461C294A8656E645F7475726E950301020000A3616461C394A672657665616C9104C0C3A870726F706F73616CC0A7726577696E64739285A66E756D62657219A5737461727414A2746F13A26279A3616461A969735F6265796F6E64C385A66E756D6265721AA5737461727413A2746F10A26279A3616461A969735F6265796F6E64C3A763686F6963657383B8376638313761393731633633613033393464643961336434B16C61793A6E6F74636865645F73776F7264B8636666613437636332653937356663386166316466643230B16D6F76653A74616E6E6572795F77616C6CB8353064613135653133383037316538346134306233346663A8656E645F7475726EA969735F68656C706564C2A9626F745F6D6F7665649101A7636F616368656490A969735F63617375616CC2A667756573747390A772656D61746368C0A8706F736974696F6EDE0035A7706C617965727302A661637469766501A5737461676502A6726573756C7400AE73656374696F6E5F727562626C6508AA6F70656E5F68616E6473C2A5666972737401A47475726E03A4676F6C6412A573746F636BCD0AAAA46F726373CE10000000A86F7263735F6F757401A6727562626C6508A873656374696F6E7300A7676F626C696E7300AD676F626C696E5F727562626C6500A77472696275746500AE676F626C696E735F62656174656E00A674726F6C6C7300A7636F766572656400AB74726F6C6C735F6C6566741FAE6361746170756C74735F6C6566741FAA73696567655F6C656674CF0003FFFFFFFFFF6FAE73696567655F72657665616C656402AD75706772616465735F6C656674CF00000007FFFFD95FA5686972656401A6737061636573CE1A597494A7626C6F636B656400A562656E636800A8746F7765725F6174FFAB6361746170756C745F6174FFA56C79696E6700A364756500AA73696567655F63617264FFA7737465705F617400A561736B6564C2A6706C61796564CD0400A5667265736800A46361726404A56D6F766564C2A57370616365FFA46261636B02A87265736F7572636500A46C65667400A6706C6163656400A46D6F646500A6746172676574FFA46469636500A46869747300A6726F6C6C656400A773686172696E67C2A766696C6C696E67C2A66477617266739284A5706C61636503A468616E64CD01C5A4706F6F6CCD0C00A56F776E6564CD0FFF84A5706C61636500A468616E64CD0268A4706F6F6CCD0180A56F776E6564CD0FFFA8636F756E7465727385A679656C6C6F7705A5666972737401A668616E643A300AA668616E643A310AA5736965676502');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	due FLOAT, 
	asked VARCHAR(32), options TEXT DEFAULT '{}' NOT NULL, settings TEXT DEFAULT '{}' NOT NULL, is_listed BOOLEAN DEFAULT 1 NOT NULL, password BLOB, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('7baa4faae5322c4c','runedar','playing',1700000000.0,1700000081.0,NULL,'ada','{"players":2,"difficulty":"normal","dice":"standard","open_hands":false,"first":null,"dwarfs":["brynja","torvald"]}','{"seconds":null,"wait":false,"stand_in":"journeyman","onlookers":true,"coach":null,"listed":true}',1,NULL);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX links_by_expires ON links (expires);
CREATE INDEX chronicles_by_time ON chronicles (ended, table_id);
CREATE INDEX chronicles_by_worth ON chronicles (game, players, difficulty, won, score, ended);
CREATE INDEX chronicle_seats_by_person ON chronicle_seats (person);
CREATE INDEX ratings_by_worth ON ratings (game, is_bot, worth);
COMMIT;
