import { quoteTemplates } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { contentProblems, referencesOf } from './quote-template';

const [surgery, option, list, gone] = [newId(), newId(), newId(), newId()];
const known = { surgeries: new Set([surgery]), options: new Set([option]), lists: new Set([list]) };
const line = { kind: 'SURGEON', description: 'Surgeon', billedBy: 'PRACTICE', basis: 'FIXED' } as const;
const template = (content: { surgeries?: object[]; lines?: object[] }) =>
  quoteTemplates.input.parse({ name: 'Rhinoplasty', ...content });

describe('quote template', () => {
  it('lists each referenced surgery and option once', () => {
    const content = template({
      surgeries: [{ surgeryId: surgery, optionIds: [option, option], decidedListIds: [list] }],
      lines: [{ ...line, surgeryId: surgery, unitFeeMinor: 1 }],
    });
    expect(referencesOf(content)).toEqual({ surgeries: [surgery], options: [option], lists: [list] });
    expect(contentProblems(content, known)).toEqual([]);
  });

  it('reports every unknown id at its field', () => {
    const content = template({
      surgeries: [
        { surgeryId: surgery, optionIds: [option, gone], decidedListIds: [gone] },
        { surgeryId: gone },
      ],
      lines: [{ ...line, surgeryId: gone, unitFeeMinor: 1 }],
    });
    expect(contentProblems(content, known).map(({ path }) => path)).toEqual([
      'surgeries.0.optionIds.1',
      'surgeries.0.decidedListIds.0',
      'surgeries.1.surgeryId',
      'lines.0.surgeryId',
    ]);
  });
});
