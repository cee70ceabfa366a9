import { useMemo } from 'react';
import { useFormats } from '../../shared/formats/use-formats';
import { ListPage } from '../../shared/list/list-page.view';
import { pricingRuleList } from './pricing-rule-list.definition';

export function PricingRuleListPage() {
  const formats = useFormats();
  const list = useMemo(() => pricingRuleList(formats), [formats]);
  return <ListPage list={list} />;
}
