import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '@quillcare/ui';
import { useWords } from '../words/words';
import { builtInView, type ListOfToday } from './list.address';
import { listWords } from './list.en';
import type { ListAddressControl } from './use-list-address';

export function EmptyList({
  list,
  address,
  action,
}: {
  list: ListOfToday;
  address: ListAddressControl;
  action: ReactNode;
}) {
  const t = useWords(listWords);
  const { empty } = list;
  if (address.isNarrowed)
    return (
      <EmptyState
        title={t('nothingFound')}
        hint={t('nothingFoundHint')}
        action={
          <Button variant="outlined" onClick={address.clear}>
            {t('clear')}
          </Button>
        }
      />
    );
  const view = builtInView(list, address.view);
  const isPart = view !== undefined && Object.keys(view.filters).length > 0;
  if (isPart)
    return <EmptyState icon={empty.icon} title={view.empty ? list.text(view.empty) : t('nothingInView')} />;
  return (
    <EmptyState
      icon={empty.icon}
      title={list.text(empty.title)}
      hint={empty.hint && list.text(empty.hint)}
      action={action}
    />
  );
}
