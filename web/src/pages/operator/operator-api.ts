/** The operator's side of the API: it takes the token that the server printed, not the key of a person. */

import { Api } from '../../net/api';
import type { KnownPerson, OrderCarriedOut, PersonDetails, PersonOrder, PersonReport } from '../../contract/messages';

const STORAGE_KEY = 'mattock.operator';

export class OperatorApi {
  readonly #api: Api;

  constructor(token: string, ask?: typeof fetch) {
    this.#api = ask ? new Api(() => token, ask) : new Api(() => token);
  }

  people = (name: string, banned: boolean) =>
    this.#api.read<KnownPerson[]>(`/operator/people?name=${encodeURIComponent(name)}&banned=${banned}`);
  person = (id: string) => this.#api.read<PersonDetails>(`/operator/people/${encodeURIComponent(id)}`);
  order = (id: string, order: PersonOrder) =>
    this.#api.write<OrderCarriedOut>(`/operator/people/${encodeURIComponent(id)}`, order);
  reports = (settled: boolean) => this.#api.read<PersonReport[]>(`/operator/reports?settled=${settled}`);
  settle = (number: number) => this.#api.write<PersonReport[]>(`/operator/reports/${number}/settle`);
  close = (table: string, reason: string) =>
    this.#api.write<OrderCarriedOut>(`/operator/tables/${encodeURIComponent(table)}/close`, { reason });
}

/** The token of the address, kept until this window is closed; the address forgets it. */
export function operatorToken(
  said: string | undefined,
  store: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): string {
  if (said) store.setItem(STORAGE_KEY, said);
  return said ?? store.getItem(STORAGE_KEY) ?? '';
}
