import { RowButtons } from '../../shared/forms/rows/row-buttons.view';
import { RowCard, type RowDrag } from '../../shared/forms/rows/row-card.view';
import { useWords } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';
import { ItemFields } from './item-fields.view';
import type { useItemRows } from './use-item-rows';

interface ItemCardProps {
  drag: RowDrag;
  index: number;
  rows: ReturnType<typeof useItemRows>;
}

export function ItemCard({ drag, index, rows }: ItemCardProps) {
  const t = useWords(templateWords);
  const name = rows.nameAt(index);
  return (
    <RowCard
      {...drag}
      label={t('rows.noun', { place: index + 1 })}
      onMove={(step) => rows.move(index, index + step, 'title')}
      buttons={
        <RowButtons
          at={`items.${index}`}
          labels={{
            up: t('rows.up', { name }),
            down: t('rows.down', { name }),
            remove: t('rows.remove', { name }),
          }}
          isFirst={index === 0}
          isLast={index === rows.keys.length - 1}
          onMove={(step, button) => rows.move(index, index + step, button)}
          onRemove={() => rows.remove(index)}
        />
      }
    >
      <ItemFields index={index} />
    </RowCard>
  );
}
