/** Help about each thing on the table that a person points at: the first entry that fits is shown. */

import type { HelpEntry } from '../../table/help';

export const help: readonly HelpEntry[] = [
  {
    on: '.card[data-action$="_castle"], .card[data-action$=":castle"], .dwarfs[data-action*="_castle"], .place[data-tile$="_castle"]',
    text: 'help-castle',
    rule: 'D6.7',
  },
  {
    on: '.card[data-action$="_ruby_mine"], .card[data-action$=":ruby_mine"], .dwarfs[data-action*="_ruby_mine"], .place[data-tile$="_ruby_mine"], .card[data-action$="_emerald_mine"], .card[data-action$=":emerald_mine"], .dwarfs[data-action*="_emerald_mine"], .place[data-tile$="_emerald_mine"], .card[data-action$="_diamond_mine"], .card[data-action$=":diamond_mine"], .dwarfs[data-action*="_diamond_mine"], .place[data-tile$="_diamond_mine"], .card[data-action$="_gold_mine"], .card[data-action$=":gold_mine"], .dwarfs[data-action*="_gold_mine"], .place[data-tile$="_gold_mine"]',
    text: 'help-mine',
    rule: 'D6.4',
  },
  {
    on: '.card[data-action$="_tavern"], .card[data-action$=":tavern"], .dwarfs[data-action*="_tavern"], .place[data-tile$="_tavern"]',
    text: 'help-tavern',
    rule: 'D6.5',
  },
  {
    on: '.card[data-action$="_general_store"], .card[data-action$=":general_store"], .dwarfs[data-action*="_general_store"], .place[data-tile$="_general_store"]',
    text: 'help-store',
    rule: 'D6.6',
  },
  {
    on: '.card[data-action$="_dragon"], .card[data-action$=":dragon"], .dwarfs[data-action*="_dragon"], .place[data-tile$="_dragon"]',
    text: 'help-dragon',
    rule: 'D7.3',
  },
  {
    on: '.card[data-action$="_frost_giant"], .card[data-action$=":frost_giant"], .dwarfs[data-action*="_frost_giant"], .place[data-tile$="_frost_giant"]',
    text: 'help-giant',
    rule: 'D7.3',
  },
  { on: '.depth', text: 'help-stack', rule: 'D4.5' },
  { on: '.move', text: 'help-move', rule: 'D5.2' },
  { on: '.space', text: 'help-space', rule: 'D4.1' },
  { on: '[data-flag]', text: 'help-flag', rule: 'D7.2' },
  { on: '.lintel, .phases', text: 'help-phases', rule: 'D3' },
  { on: '.title, .round', text: 'help-round', rule: 'D11.1' },
  { on: '.goals', text: 'help-goals', rule: 'D11.1' },
  { on: '.fact.ogre', text: 'help-ogres-held', rule: 'D12.1' },
  { on: '.fact.hat, .dwarfs[data-home]', text: 'help-ready', rule: 'D5.1' },
  { on: '.sources, .fact', text: 'help-sources', rule: 'D11.2' },
  { on: '.plate, .own', text: 'help-player', rule: 'D11.2' },
  { on: '.goal.paper, .market', text: 'help-goal', rule: 'D6.6' },
  { on: '.crates', text: 'help-crates', rule: 'D2.3' },
  { on: '.secret, .card.goal', text: 'help-secret', rule: 'D8.1' },
  { on: '.order', text: 'help-order', rule: 'D8.2' },
  { on: '.card.gem, .slot.gems', text: 'help-gem', rule: 'D11.2' },
  { on: '.card.ogre, .slot.ogres', text: 'help-ogre', rule: 'D9.6' },
  { on: '.card.kingdom, .slot.kingdoms', text: 'help-kingdom-card', rule: 'D4.1' },
  { on: '.hand, .size', text: 'help-hand', rule: 'D10.1' },
  { on: '.camera', text: 'help-camera', rule: 'D4.1' },
  { on: '.doing', text: 'help-next-step', rule: 'D3' },
  { on: '.scroll', text: 'help-story', rule: 'D12.1' },
  { on: '.card[data-action], .place', text: 'help-task', rule: 'D6.1' },
];
