import { RowButtons } from '../../shared/forms/rows/row-buttons.view';
import { RowCard, type RowDrag } from '../../shared/forms/rows/row-card.view';
import { useWords } from '../../shared/words/words';
import { optionListWords } from './option-list.en';
import { OptionFields } from './option-row.view';
import type { useOptionRows } from './use-option-rows';

interface OptionCardProps {
  drag: RowDrag;
  index: number;
  rows: ReturnType<typeof useOptionRows>;
  hasSides: boolean;
}

/** One option of the list. The last one cannot be removed. */
export function OptionCard({ drag, index, rows, hasSides }: OptionCardProps) {
  const t = useWords(optionListWords);
  const name = rows.nameAt(index);
  const last = rows.keys.length - 1;
  return (
    <RowCard
      {...drag}
      label={t('rows.noun', { place: index + 1 })}
      onMove={(step) => rows.move(index, index + step, 'name')}
      buttons={
        <RowButtons
          at={`options.${index}`}
          labels={{
            up: t('rows.up', { name }),
            down: t('rows.down', { name }),
            remove: t('rows.remove', { name }),
          }}
          isFirst={index === 0}
          isLast={index === last}
          mayRemove={last > 0}
          onMove={(step, button) => rows.move(index, index + step, button)}
          onRemove={() => rows.remove(index)}
        />
      }
    >
      <OptionFields index={index} hasSides={hasSides} />
    </RowCard>
  );
}
