import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { Muted } from '@quillcare/ui';
import type { Difference, Side } from './diff-table.view';

type SideHeadings = Record<Side, string>;

const SIDES: readonly Side[] = ['before', 'after'];

/** A field with its two values. The replaced one is de-emphasised. */
export function DiffRow({ row, heads }: { row: Difference; heads: SideHeadings }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {row.field}
      </th>
      {row.parts ? (
        <td role="cell" colSpan={2}>
          <Parts parts={row.parts} />
        </td>
      ) : (
        SIDES.map((side) => (
          <td role="cell" key={side}>
            <NarrowHeading>{heads[side]}</NarrowHeading>
            <Box component="span" sx={{ color: side === 'before' ? 'text.secondary' : 'text.primary' }}>
              {row[side]}
            </Box>
          </td>
        ))
      )}
    </tr>
  );
}

function Parts({ parts }: { parts: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
      {parts.map((part, at) => (
        <li key={at}>{part}</li>
      ))}
    </Box>
  );
}

/** On a phone each value repeats the heading of its column. */
function NarrowHeading({ children }: { children: string }) {
  return (
    <Muted component="span" aria-hidden sx={{ display: { xs: 'block', sm: 'none' } }}>
      {children}
    </Muted>
  );
}

export interface DiffChoiceRowProps {
  row: Difference;
  heads: SideHeadings;
  /** Accessible name of the two options: the question they answer. */
  name: string;
  choice: Side | null;
  onChoose: (side: Side) => void;
}

/** A field whose value is to be chosen. The arrow keys move between the two options. */
export function DiffChoiceRow({ row, heads, name, choice, onChoose }: DiffChoiceRowProps) {
  const group = useId();
  const texts = row.parts ? { before: heads.before, after: row.parts.join('; ') } : row;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {row.field}
      </th>
      {SIDES.map((side) => (
        <td role="cell" key={side}>
          <Box
            component="label"
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'flex-start',
              cursor: 'pointer',
              m: { xs: 0, sm: -0.75 },
              p: 0.75,
              borderRadius: 1,
              border: 1,
              borderColor: 'transparent',
              '&:hover': { bgcolor: 'surface.hover' },
              '&:has(:checked)': { bgcolor: 'surface.tint', borderColor: 'primary.main' },
              '&:has(:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 1,
              },
            }}
          >
            <Radio
              size="small"
              name={group}
              checked={choice === side}
              onChange={() => onChoose(side)}
              sx={{ p: 0, mt: '1px' }}
              slotProps={{ input: { 'aria-label': `${name}: ${heads[side]}, ${texts[side]}` } }}
            />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <NarrowHeading>{heads[side]}</NarrowHeading>
              {texts[side]}
            </Box>
          </Box>
        </td>
      ))}
    </tr>
  );
}
