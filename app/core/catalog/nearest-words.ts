/** The candidates that take the fewest slips of the finger to reach, if they are few enough. */
export function nearestWords(word: string, candidates: readonly string[], most = 3): string[] {
  const allowed = word.length < 5 ? 1 : 2;
  const distances = candidates.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) }));
  const nearest = Math.min(allowed, ...distances.map(({ slips }) => slips));
  return distances
    .filter(({ slips }) => slips <= nearest)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

const letters = "abcdefghijklmnopqrstuvwxyz".split("");

/** Every spelling that one slip of the finger away could have been meant. */
export function oneSlipFrom(word: string): string[] {
  const spellings = Array.from({ length: word.length + 1 }, (_, at) => {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    const [first = "", second = ""] = end;
    return [
      start + end.slice(1),
      start + second + first + end.slice(2),
      ...letters.flatMap((letter) => [start + letter + end, start + letter + end.slice(1)]),
    ];
  });
  return [...new Set(spellings.flat())].filter((spelling) => spelling !== word);
}

/** Letters added, left out, mistaken, or swapped with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
