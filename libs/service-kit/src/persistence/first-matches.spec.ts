import { firstMatches, type SearchedTable } from './first-matches';

const table: SearchedTable = {
  name: 'crm.search',
  from: 'crm.client',
  columns: 'id',
  where: 'deleted_at is null',
  most: 6,
};
const conditionsOf = (folded: string) => {
  const { text, values } = firstMatches(table, folded);
  return { where: /deleted_at is null and (.*)\)\n/.exec(text)?.[1], values };
};

describe('the first matches of a search', () => {
  it('look up the end of long words and compare the whole', () => {
    expect(conditionsOf('alexandrou')).toEqual({
      where: 'search_key like $2 and strpos(search_key, $3) > 0',
      values: ['%xandrou%', 'alexandrou'],
    });
  });

  it('compare short words beside a long one', () => {
    expect(conditionsOf('j nguyen')).toEqual({
      where: `search_key like $2 and strpos(' ' || search_key, $3) > 0`,
      values: ['%nguyen%', ' j'],
    });
  });

  it('look up how words begin if all are short', () => {
    expect(conditionsOf('li')).toEqual({
      where: '(search_key like $2 or search_key like $3)',
      values: ['li%', '% li%'],
    });
  });

  it('take the signs of LIKE as they are', () => {
    expect(conditionsOf('_%').values).toEqual(['\\_\\%%', '% \\_\\%%']);
  });

  it('are read lazily: the limit is outside of what is planned as a whole', () => {
    expect(firstMatches(table, 'nguyen').text).toMatch(
      /^with found as materialized \([^]*\)\s+select \* from found limit 6$/,
    );
  });
});
