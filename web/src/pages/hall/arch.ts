/** The outline of a door: straight jambs and a broad round top, `inset` from the edge of its field. */
export function archOf(wide: number, high: number, inset: number): string {
  const [left, right, top, foot] = [inset, wide - inset, inset, high];
  const span = right - left;
  const spring = Math.min(span * 0.34, high * 0.4);
  const [shoulder, crown] = [span * 0.225, span / 2];
  const curve = spring * 0.68;
  return (
    `M${near(left)} ${near(foot)}V${near(top + spring)}` +
    `C${near(left)} ${near(top + spring - curve)} ${near(left + shoulder)} ${near(top)} ${near(left + crown)} ${near(top)}` +
    `C${near(right - shoulder)} ${near(top)} ${near(right)} ${near(top + spring - curve)} ${near(right)} ${near(top + spring)}` +
    `V${near(foot)}`
  );
}

const near = (number: number) => Math.round(number * 10) / 10;
