/** What a test needs of something large: the parts that are asked for, checked against its type. */

type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Part<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]?: Part<T[Name]> }
      : T;

export function stub<T>(part: Part<T>): T {
  return part as T;
}
