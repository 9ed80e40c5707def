/*
 * What somebody who watches the page can tell: what it has heard, what it still waits for, what could be touched next
 * and where that is. It is put into the page before its own scripts and changes nothing there; when told to, it cuts
 * the line to the table.
 */
(() => {
  const PATIENCE = 60_000;
  const ENABLED = ':not([aria-disabled="true"]):not([disabled])';
  /** Symbols of cards that only say how; where is chosen on the board. */
  const NOT_YET = '[data-symbol="move"], [data-symbol="long"]';
  /** Where a thing is touched: in its middle, or where else it looks out from under its neighbours. */
  const SPOTS = [0.5, 0.25, 0.75].flatMap((y) => [0.5, 0.2, 0.8].map((x) => [x, y]));

  /** Actions that only go on with what was begun: they are chosen before all of it is sent. */
  const FOLLOWING = {
    runedar: ['move', 'work', 'put', 'finish', 'dig', 'dig_at', 'close', 'direct', 'shoot', 'roll', 'rest', 'remove'],
    dwar7s: ['beside', 'cover', 'turn', 'ambush', 'send', 'swap', 'scare', 'flee', 'steal', 'rob'],
  };
  /** So many actions follow from one gesture at most. */
  const FARTHEST = 3;
  /** What a small screen shows on a sheet of its own, behind a coin. */
  const SHEETS = { take: 'bench', scrap: 'bench', fill: 'bench', put: 'bench', hire: 'hire' };

  const waiting = new Set();
  let promised = 0;
  /** How many actions of its deeds the page was told to be done. */
  let played = 0;
  let news = null;
  let advice = null;
  let line = null;
  let isDeaf = false;
  /** What a script of the page said as it broke. Chromium's own complaint about a busy observer is none of it. */
  let broken = null;
  addEventListener('error', ({ message }) => {
    if (!message.startsWith('ResizeObserver')) broken ??= message;
  });

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      waiting.clear();
      promised = 0;
      if (line?.url !== this.url) news = null;
      line = this;
      isDeaf = false;
      this.addEventListener('message', (message) => {
        if (isDeaf) message.stopImmediatePropagation();
        else hear(JSON.parse(message.data));
      });
    }

    send(text) {
      const said = JSON.parse(text);
      const key = said.ref ?? said.key;
      if (key && said.do !== 'coach') waiting.add(key);
      super.send(text);
    }
  };

  function hear(answer) {
    if (answer.answer === 'news') news = answer;
    if (answer.answer === 'changes') news = changed(answer);
    if (answer.answer === 'advice') advice = answer.advice;
    if (!answer.re) return;
    waiting.delete(answer.re);
    if (answer.answer === 'done') played += answer.played ?? 0;
    if (answer.answer === 'done' && answer.version) promised = Math.max(promised, answer.version);
  }

  /** What the page is told as changes, made whole by a hand of our own. */
  function changed({ standing, deeds, looks, ...rest }) {
    const seen = looks.map(({ patch, legal }, at) => {
      const view = structuredClone(news.looks[at].view);
      for (const { op, path, value } of patch) {
        const [, name, index] = path.split('/');
        if (index !== undefined) view[name].splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
        else if (op === 'remove') delete view[name];
        else view[name] = value;
      }
      return { ...news.looks[at], view, legal };
    });
    return { ...rest, standing: standing ?? { ...news.standing, deeds }, looks: seen };
  }

  const verb = (code) => code.split(':')[0];
  const scene = () => document.querySelector('.scene');

  /** All that was asked is answered, and all that was told is drawn. */
  function isSettled() {
    const { busy, deeds } = scene()?.dataset ?? {};
    return (
      busy === 'false' && waiting.size === 0 && news?.version >= promised && Number(deeds) === news.standing.deeds
    );
  }

  const look = () => news?.looks.find(({ legal }) => legal.length > 0);
  /** What was chosen is on its way to the table. */
  const isSending = () => look() !== undefined && !isCovered() && scene().querySelector('[data-busy]') !== null;
  const isCovered = () => document.querySelector('.cover') !== null;
  /** What flies or fades comes to an end; what glows for ever is no matter. */
  const isMoving = () =>
    document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < 1e9);
  const isAtRest = () => isSettled() && !isSending() && !isMoving();
  const isOver = () => !['open', 'playing'].includes(news?.standing.status) && isSettled();

  function describe(element) {
    const { tagName, className, textContent } = element;
    return `<${tagName.toLowerCase()} class="${className.baseVal ?? className}"> ${textContent.trim().slice(0, 60)}`;
  }

  /** A point at which the element itself would be hit; if there is none, what is in the way. */
  function where(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of SPOTS) {
      const [x, y] = [left + across * width, top + down * height];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y, isSeen: true, way: '' };
    }
    const [x, y] = [left + width / 2, top + height / 2];
    const way = document.elementFromPoint(x, y);
    return {
      x,
      y,
      isSeen: false,
      way: way ? describe(way) : 'outside the window',
      isUnderSheet: way?.closest('.sheet') != null && element.closest('.sheet') === null,
      isOnBoard: element.closest('.board') !== null,
    };
  }

  /** Whether that point is on the element. */
  const isSame = ({ x, y }, element) => element.contains(document.elementFromPoint(x, y));
  const isPainted = (element) => element.checkVisibility({ visibilityProperty: true });
  const first = (selector) => [...document.querySelectorAll(selector)].find(isPainted);

  /** What stands for an action after those in mind, not after others that might be. */
  function thingsFor(code, after) {
    const path = `[data-after="${after.join(' ')}"]`;
    const button = `:is(button, a, [role="button"]):not(${NOT_YET})${ENABLED}`;
    const selector = `${button}[data-action="${code}"]:is(:not([data-after]), ${path})`;
    const found = [...document.querySelectorAll(selector)].filter(isPainted);
    return found.sort((one, other) => ('after' in other.dataset) - ('after' in one.dataset));
  }

  function spotFor(code, after) {
    const found = thingsFor(code, after).map(where);
    return found.find(({ isSeen }) => isSeen) ?? found[0] ?? null;
  }

  /** What the main button would send of what was chosen; it may also stand for an action of its own. */
  function orders() {
    const primary = first(`[data-primary][data-orders]:not([data-action])${ENABLED}`);
    const said = primary?.dataset.orders ?? document.querySelector('[data-path]')?.dataset.path ?? '';
    return { primary, codes: said.split(' ').filter(Boolean) };
  }

  /**
   * What stands for several actions at once after those in mind: a symbol on a card, a space to work for. The farthest
   * is what a person points at.
   */
  function shortcut(codes, from) {
    for (let at = Math.min(codes.length, from + FARTHEST) - 1; at > from; at--) {
      const selector = `button${ENABLED}[data-action="${codes[at]}"][data-after="${codes.slice(0, at).join(' ')}"]`;
      const found = [...document.querySelectorAll(selector)].filter(isPainted).map(where).find(({ isSeen }) => isSeen);
      if (found) return { touch: 'thing', chosen: at + 1, spot: found };
    }
    return null;
  }

  /** The coin of the sheet on which it would be, if that is not open. */
  function coinFor(code) {
    const coin = first(`[data-sheet="${SHEETS[verb(code)]}"]`);
    return coin && !first('.sheet') ? where(coin) : null;
  }

  /**
   * The next touch on the way to these actions, of which the first `chosen` are in mind. What goes on with something is
   * gathered before the main button sends all of it.
   */
  function nextTouch({ codes, chosen, isShort }) {
    const { primary, codes: ready } = orders();
    const isLost = chosen > 0 && !codes.slice(0, chosen).every((code, at) => code === ready[at]);
    if (isLost) return { touch: 'nothing', chosen, said: `[${codes.slice(0, chosen)}] was chosen, [${ready}] is in mind` };
    const isOn = ready.length > 0 && ready.length >= chosen && ready.every((code, at) => code === codes[at]);
    const path = isOn ? ready : codes.slice(0, chosen);
    const next = codes[path.length];
    const isNext = next !== undefined && (!isOn || !primary || FOLLOWING[news.standing.game].includes(verb(next)));
    const farther = isNext && isShort ? shortcut(codes, path.length) : null;
    if (farther) return farther;
    const thing = isNext ? spotFor(next, path) : null;
    if (thing) return { touch: 'thing', chosen: path.length + 1, spot: thing };
    if (isOn && primary) return { touch: 'primary', chosen: ready.length, spot: where(primary) };
    const coin = isNext ? coinFor(next) : null;
    if (coin) return { touch: 'coin', chosen, spot: coin };
    return { touch: 'nothing', chosen, said: `${next} after [${path}], while [${ready}] could be sent` };
  }

  function tell(wish) {
    const cover = first('.cover button');
    const deeds = news?.standing.deeds;
    if (cover) return { touch: 'cover', chosen: 0, spot: where(cover), deeds };
    if (isOver()) return { touch: 'over', chosen: 0, deeds };
    if (!isAtRest()) return null;
    if (deeds !== wish.deeds) return { touch: 'news', chosen: 0, deeds };
    const next = look() ? nextTouch(wish) : null;
    // A button that has just changed is not pressed at once.
    const changed = first('[data-settling]');
    const isChanged = changed && next?.spot && (!wish.isShort || isSame(next.spot, changed));
    return next && !isChanged ? { deeds, ...next } : null;
  }

  const frame = () => new Promise(requestAnimationFrame);

  /** The answer to a question that is the same in two frames; what nothing stands for may still come. */
  async function steady(question, isEnough) {
    const deadline = performance.now() + PATIENCE;
    let [last, patience] = ['', 0];
    while (performance.now() < deadline) {
      if (broken) throw new Error(`a script of the page broke: ${broken}`);
      const told = question();
      const now = JSON.stringify(told);
      patience = told !== null && now === last ? patience + 1 : 0;
      if (patience > 0 && (isEnough(told) || patience > 60)) return told;
      last = now;
      await frame();
    }
    return { touch: 'nothing', chosen: 0, deeds: news?.standing.deeds ?? 0, said: 'the page is not at rest' };
  }

  /** Until the game is over or waits for a person: who is it, and how much was played? */
  function turn() {
    const { status, seats, deeds } = news?.standing ?? {};
    if (isOver()) return { seat: null, deeds };
    const seat = news?.looks[0]?.view.to_move;
    return isAtRest() && status === 'playing' && seats[seat].bot === null ? { seat, deeds } : null;
  }

  const TABBABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex]:not([tabindex="-1"])';

  /** How many times Tab from where the keys are, and whether they are there. */
  function tabsTo(elements) {
    const all = [...document.querySelectorAll(TABBABLE)].filter(
      (one) => one.tabIndex >= 0 && isPainted(one) && !one.closest('[inert]'),
    );
    const here = all.indexOf(document.activeElement);
    const ways = elements.map((one) => all.indexOf(one) - here).filter((way) => way + here >= 0);
    return { isThere: elements.includes(document.activeElement), tabs: ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0 };
  }

  /** What the coach thinks best, and whether that is marked on something that could be touched. */
  function advised() {
    const code = advice?.[0]?.action.code;
    if (code === undefined || !isAtRest()) return null;
    const stands = ({ dataset: { action, leads = '' } }) => action === code || leads.split(' ').includes(code);
    const marked = [...document.querySelectorAll('[data-advised="best"]')].filter((one) => isPainted(one) && stands(one));
    return { code, isSeen: marked.some((one) => where(one).isSeen) };
  }

  const arrived = (deeds) => (isAtRest() && news.standing.deeds >= deeds ? { ...news.standing } : null);
  const always = () => true;

  window.eye = {
    next: (wish) => steady(() => tell(wish), ({ touch }) => touch !== 'nothing'),
    turn: () => steady(turn, always),
    arrived: (deeds) => steady(() => arrived(deeds), always),
    /** The line breaks; and before that, nothing that is said is heard any more. */
    cut: () => line.close(),
    deafen: () => (isDeaf = true),
    /** Until the page waits for nothing and its main button may be pressed: how much was played? */
    rest: () => steady(() => (isAtRest() && !first('[data-settling]') ? news.standing.deeds : null), always),
    played: () => steady(() => (isAtRest() ? { actions: played } : null), always),
    advised: () => steady(advised, ({ isSeen }) => isSeen),
    game: () => news.standing.game,
    tabsTo: ({ code, after }) => tabsTo(code ? thingsFor(code, after) : [first('[data-primary]')]),
    /** Which number is written on a card; 0 where there is none. */
    numberOf: (code) => {
      const cards = [...document.querySelectorAll('[data-card] .face, .kingdom')];
      return cards.findIndex((card) => card.dataset.action === code) + 1;
    },
    /** Where the keys are on the board, and where a disc is. */
    way: (code) => {
      const [here, there] = [document.activeElement, thingsFor(code, [])[0]].map((one) => one?.dataset ?? {});
      return { isThere: here.action === code, isWalk: there.x !== undefined, from: [here.x, here.y], to: [there.x, there.y] };
    },
    isPressed: (code) => document.querySelector(`[data-action="${code}"]`)?.ariaPressed === 'true',
    where: (selector) => {
      const found = first(selector);
      return found ? where(found) : null;
    },
  };
})();
