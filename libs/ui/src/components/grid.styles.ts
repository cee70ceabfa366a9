import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** Field of the column with row actions. */
export const ACTIONS_FIELD = 'actions';

/** Grid styles: no border, hairlines between rows, muted headers, a visible keyboard cursor. */
export function gridStyles(theme: Theme): SystemStyleObject<Theme> {
  const palette = theme.vars!.palette;
  return {
    border: 0,
    borderRadius: 0,
    '--DataGrid-rowBorderColor': palette.divider,
    '--DataGrid-containerBackground': palette.background.paper,
    '--unstable_DataGrid-headWeight': 500,
    backgroundColor: palette.background.paper,
    fontSize: '0.875rem',
    '& .MuiDataGrid-columnHeaderTitle': {
      fontWeight: 500,
      color: palette.text.secondary,
      fontSize: '0.8125rem',
    },
    '& .MuiDataGrid-columnSeparator': { opacity: 0 },
    '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
    '& .MuiDataGrid-cell a': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
      { outline: 'none' },
    '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& .MuiDataGrid-row.opens': { cursor: 'pointer' },
    '& .MuiDataGrid-row': { backgroundColor: palette.background.paper },
    '& .MuiDataGrid-row:hover': { backgroundColor: palette.surface.hover },
    '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
      backgroundColor: palette.surface.tint,
    },
    // Row actions stay visible when the columns are wider than the window.
    [`& [role="gridcell"][data-field="${ACTIONS_FIELD}"], & [role="columnheader"][data-field="${ACTIONS_FIELD}"]`]:
      {
        position: 'sticky',
        right: 0,
        zIndex: 1,
        backgroundColor: 'inherit',
        overflow: 'visible',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          right: '100%',
          width: 16,
          background: 'inherit',
          maskImage: 'linear-gradient(to left, #000, transparent)',
          pointerEvents: 'none',
        },
      },
  };
}
