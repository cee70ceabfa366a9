import type { PricedLine, Quote } from '@quillcare/contracts';

export interface NamedSurgery {
  name: string;
  side: Quote['surgeries'][number]['side'];
  options: string[];
}

/** The surgeries of a quote with the names its lines use. Surgeries without a line are left out. */
export function namedSurgeries({ surgeries, lines }: Pick<Quote, 'surgeries' | 'lines'>): NamedSurgery[] {
  return surgeries.flatMap(({ surgeryId, side }) => {
    const own = lines.filter((line) => line.surgeryId === surgeryId);
    const name = own.map(surgeryOf).find((found) => found !== null);
    if (name === undefined) return [];
    const options = own.flatMap((line) => line.options.map((option) => option.name));
    return [{ name, side, options: [...new Set(options)].sort() }];
  });
}

function surgeryOf({
  surgeryId,
  kind,
  description,
  descriptionWords: words,
  base,
}: PricedLine): string | null {
  if (words?.key === 'line.surgery') return words.surgery;
  if (base.from.id === surgeryId) return base.from.name;
  return kind === 'SURGEON' ? description : null;
}
