# Why a task fails, why a game ends, who wins, and how a story opens.
why-dragon_in_area = a dragon is in the area of the mine
why-no_gem_left = no gem of that kind is left
why-no_affordable_goal = no goal on offer can be paid
why-nothing_to_dig = no stack can be dug
why-monster_in_area = a monster is in the area of the castle
why-no_ogre_left = no ogre card is left

reason-goals = Winter may come: the goals are reached.
    .short = goals reached
reason-stall = For eight rounds nothing was gained, laid or dug.
    .short = eight idle rounds
reason-rounds = Sixty rounds have been played.
    .short = sixty rounds

outcome-score = { $seat } { $score }
outcome-alone = { $winners } wins with { $score } { $score ->
        [one] point
       *[other] points
    } ({ $scores }).
outcome-tie = { $winners } wins the tie with { $score } { $score ->
        [one] point
       *[other] points
    }, by kingdom and dwarfs ({ $scores }).
outcome-shared = { $winners } share the win with { $score } { $score ->
        [one] point
       *[other] points
    } each ({ $scores }).

game-title = Dwar7s Fall
kingdoms-full = shared kingdoms count in full
kingdoms-split = shared kingdoms are divided
ogres-all = all ogres
ogres-gentle = no Thief and no Crown
story-opening = { game-title }: { $players }; { $goals } goals end it, { $kingdoms }, { $ogres }.
