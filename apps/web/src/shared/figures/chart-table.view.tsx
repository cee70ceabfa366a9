import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import type { ChartProps } from './chart.view';
import { inWords } from './figure-words';
import { figureWords } from './figures.en';

export function ChartTable({
  label,
  axis,
  periods,
  series,
  unit,
  isHidden,
}: ChartProps & { isHidden: boolean }) {
  const t = useWords(figureWords);
  const formats = useFormats();
  return (
    <Box sx={isHidden ? visuallyHidden : { overflowX: 'auto' }}>
      <Box component="table" aria-label={label} className="tabular" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{axis ?? t('period')}</th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, at) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{inWords(values[at] ?? null, unit, formats) ?? t('unknown')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.8125rem' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
