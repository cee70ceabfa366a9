import type { DraggableProvided } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent, ReactNode } from 'react';
import { ChevronDownIcon, DeleteIcon, GripIcon } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useWords } from '../../shared/words/words';
import { optionListWords } from './option-list.en';
import { OptionFields } from './option-row.view';
import type { useOptionRows } from './use-option-rows';

export interface OptionCardProps {
  drag: DraggableProvided;
  isDragging: boolean;
  index: number;
  rows: ReturnType<typeof useOptionRows>;
  hasSides: boolean;
}

/** One option with its handle and its buttons; Alt with an arrow moves it from any of its fields. */
export function OptionCard({
  drag: { innerRef, draggableProps, dragHandleProps },
  isDragging,
  index,
  rows,
  hasSides,
}: OptionCardProps) {
  const t = useWords(optionListWords);
  const byKey = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    rows.move(index, index + step, (at) => `options.${at}.name`);
  };
  return (
    <Box
      component="li"
      ref={innerRef}
      {...draggableProps}
      onKeyDown={byKey}
      sx={{
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', mb: 1.5 },
        ...{ display: 'grid', columnGap: 1, rowGap: 0.5, p: 1.5, pl: { md: 0.5 } },
        // On a phone the fields take the whole width, below handle and buttons.
        gridTemplateColumns: { xs: '28px minmax(0, 1fr)', md: '28px minmax(0, 1fr) auto' },
        gridTemplateAreas: { xs: '"handle buttons" "fields fields"', md: '"handle fields buttons"' },
        boxShadow: isDragging ? 6 : 0,
      }}
    >
      {/* For pointers; the keyboard has the arrows beside it. */}
      <Box
        {...dragHandleProps}
        tabIndex={-1}
        aria-hidden
        sx={{
          gridArea: 'handle',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
          cursor: 'grab',
        }}
      >
        <GripIcon fontSize="small" />
      </Box>
      <Box
        role="group"
        aria-label={t('rows.noun', { place: index + 1 })}
        sx={{ gridArea: 'fields', minWidth: 0 }}
      >
        <OptionFields index={index} hasSides={hasSides} />
      </Box>
      <RowButtons index={index} rows={rows} />
    </Box>
  );
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function RowButtons({ index, rows }: Pick<OptionCardProps, 'index' | 'rows'>) {
  const t = useWords(optionListWords);
  const name = rows.nameAt(index);
  const last = rows.keys.length - 1;
  return (
    <Box
      sx={{ gridArea: 'buttons', display: 'flex', justifyContent: 'end', alignItems: 'flex-start', mt: -0.5 }}
    >
      <RowButton
        field={`options.${index}.up`}
        label={t('rows.up', { name })}
        isOff={index === 0}
        onClick={() => rows.move(index, index - 1, (at) => `options.${at}.up`)}
      >
        <ChevronDownIcon fontSize="small" sx={{ transform: 'rotate(180deg)' }} />
      </RowButton>
      <RowButton
        field={`options.${index}.down`}
        label={t('rows.down', { name })}
        isOff={index === last}
        onClick={() => rows.move(index, index + 1, (at) => `options.${at}.down`)}
      >
        <ChevronDownIcon fontSize="small" />
      </RowButton>
      <RowButton
        field={`options.${index}.remove`}
        label={t('rows.remove', { name })}
        isOff={last === 0}
        onClick={() => rows.remove(index)}
      >
        <DeleteIcon fontSize="small" />
      </RowButton>
    </Box>
  );
}

interface RowButtonProps {
  field: string;
  label: string;
  /** It keeps the focus, so that somebody who moves a row to the end is not thrown out of it. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ field, label, isOff, onClick, children }: RowButtonProps) {
  const id = useFieldId(field);
  return (
    <Tooltip title={isOff ? '' : label}>
      <IconButton
        id={id}
        size="small"
        aria-label={label}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onClick}
        sx={{ opacity: isOff ? 0.35 : 1 }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
