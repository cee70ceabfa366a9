import { DEFAULT_PREFERENCE } from '../../preference/domain/preference';
import { digestLines, selectTopics } from './digest';

describe('a digest', () => {
  it('has one line per kind with the number of notifications', () => {
    const lines = digestLines([
      { topic: 'MENTIONED', count: 1, path: '/clients/c-1?tab=notes' },
      { topic: 'QUOTE_REJECTED', count: 2, path: null },
      { topic: 'QUOTE_ACCEPTED', count: 1, path: '/quotes/view/q-1' },
      { topic: 'ENQUIRY_RECEIVED', count: 2, path: null },
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      '3 answers and questions from patients',
      '2 new enquiries and leads',
      '1 mention of you',
    ]);
    expect(digestLines([])).toEqual([]);
  });

  it('links to the record of a single notification, or to the list of its kind', () => {
    const pathOf = (...counts: Parameters<typeof digestLines>[0]) => digestLines(counts)[0]?.path;
    expect(pathOf({ topic: 'QUOTE_ACCEPTED', count: 1, path: '/quotes/view/q-1' })).toBe('/quotes/view/q-1');
    expect(
      pathOf(
        { topic: 'QUOTE_ACCEPTED', count: 1, path: '/quotes/view/q-1' },
        { topic: 'QUOTE_QUERY', count: 1, path: '/quotes/view/q-2' },
      ),
    ).toBe('/notifications?kind=ANSWERS&unreadOnly=true');
    expect(pathOf({ topic: 'MENTIONED', count: 2, path: null })).toBe(
      '/notifications?tab=mentions&unreadOnly=true',
    );
    expect(pathOf({ topic: 'TRIAL_ENDING', count: 1, path: null })).toBe(
      '/notifications?kind=ACCOUNT&unreadOnly=true',
    );
  });

  it('omits what is emailed at once or not wanted by email', () => {
    const preference = { ...DEFAULT_PREFERENCE, off: { banner: [], inApp: [], email: ['LEADS'] } } as const;
    const administrator = selectTopics(preference, 'ORG_ADMIN');
    expect(administrator).toContain('MENTIONED');
    expect(administrator).not.toContain('QUOTE_ACCEPTED');
    expect(administrator).not.toContain('ENQUIRY_RECEIVED');
    expect(selectTopics(preference, 'USER')).toContain('QUOTE_ACCEPTED');
    expect(selectTopics({ ...preference, emailFrequency: 'NEVER' }, 'USER')).toEqual([]);
  });
});
