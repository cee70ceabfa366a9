import { firstMatches, type SearchedTable } from './first-matches';

const table: SearchedTable = {
  name: 'crm.search',
  from: 'crm.client',
  columns: 'id',
  where: 'deleted_at is null',
  limit: 6,
};
const conditionsOf = (folded: string) => {
  const { text, values } = firstMatches(table, folded);
  return { where: /deleted_at is null and (.*)\)\n/.exec(text)?.[1], values };
};

describe('query for the first matches of a search', () => {
  it('looks up the end of a long word in the index and compares the whole', () => {
    expect(conditionsOf('alexandrou')).toEqual({
      where: 'search_key like $2 and strpos(search_key, $3) > 0',
      values: ['%xandrou%', 'alexandrou'],
    });
  });

  it('compares short words besides a long one', () => {
    expect(conditionsOf('j nguyen')).toEqual({
      where: `search_key like $2 and strpos(' ' || search_key, $3) > 0`,
      values: ['%nguyen%', ' j'],
    });
  });

  it('looks up the beginnings of words if all are short', () => {
    expect(conditionsOf('li')).toEqual({
      where: '(search_key like $2 or search_key like $3)',
      values: ['li%', '% li%'],
    });
  });

  it('escapes LIKE wildcards', () => {
    expect(conditionsOf('_%').values).toEqual(['\\_\\%%', '% \\_\\%%']);
  });

  it('reads lazily, with the limit outside the materialised part', () => {
    expect(firstMatches(table, 'nguyen').text).toMatch(
      /^with found as materialized \([^]*\)\s+select \* from found limit 6$/,
    );
  });
});
