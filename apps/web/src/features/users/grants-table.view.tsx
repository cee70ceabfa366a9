import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RESOURCES, type Action, type Grants, type Resource } from '@quillcare/contracts';
import { asRole, inForce, isOwn, isTicked, toggled, type OwnGrants } from './grants-matrix';
import { useWords } from '../../shared/words/words';
import { grantWords } from './grant.en';

const COLUMNS = Object.keys(grantWords.en.actions) as Action[];

export interface GrantsTableProps {
  grants: OwnGrants;
  defaults: Grants;
  /** The signed-in user's rights. They may grant only these. */
  grantable: Grants;
  /** Resources that differ from what is stored. */
  changed: readonly Resource[];
  isReadOnly: boolean;
  onChange: (grants: OwnGrants) => void;
}

/** Grants as a table of resources by actions, or resource by resource on a phone. */
export function GrantsTable(props: GrantsTableProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  return isNarrow ? <Areas {...props} /> : <Matrix {...props} />;
}

function Matrix(props: GrantsTableProps) {
  const t = useWords(grantWords);
  return (
    <Table size="small" aria-label={t('title')} sx={{ '& td, & th': { borderColor: 'divider' } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{t('area')}</TableCell>
          {COLUMNS.map((action) => (
            <TableCell key={action} align="center" sx={{ px: 0.5 }}>
              {t(`actions.${action}`)}
            </TableCell>
          ))}
          <TableCell sx={{ minWidth: 190, pr: 0 }}>{t('source')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {RESOURCES.map((resource) => (
          <TableRow key={resource}>
            <TableCell component="th" scope="row" sx={{ pl: 0, fontWeight: 500 }}>
              {t(`fields.${resource}`)}
            </TableCell>
            {COLUMNS.map((action) => (
              <TableCell key={action} align="center" sx={{ px: 0.5, py: 0.25 }}>
                <Cell {...props} resource={resource} action={action} />
              </TableCell>
            ))}
            <TableCell sx={{ py: 0.25, pr: 0 }}>
              <Source {...props} resource={resource} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Areas(props: GrantsTableProps) {
  const t = useWords(grantWords);
  return RESOURCES.map((resource) => (
    <Box
      key={resource}
      component="fieldset"
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 0, py: 1.5, minWidth: 0 }}
    >
      {/* Floated, because only then is a legend laid out like any other box. */}
      <Box
        component="legend"
        sx={{ float: 'left', p: 0, fontWeight: 600, lineHeight: '30px', width: '100%' }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          {t(`fields.${resource}`)}
          <Source {...props} resource={resource} />
        </Box>
      </Box>
      <Box
        sx={{ clear: 'both', display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}
      >
        {COLUMNS.map((action) => (
          <FormControlLabel
            key={action}
            sx={{ ml: -1, mr: 0 }}
            label={t(`actions.${action}`)}
            control={<Cell {...props} resource={resource} action={action} />}
          />
        ))}
      </Box>
    </Box>
  ));
}

type CellProps = GrantsTableProps & { resource: Resource; action: Action };

function Cell({ grants, defaults, grantable, isReadOnly, onChange, resource, action }: CellProps) {
  const t = useWords(grantWords);
  const isOn = isTicked(inForce(grants, defaults, resource), action);
  // Revoking is always allowed; granting requires having the right oneself.
  const mayChange = isOn || isTicked(grantable[resource] ?? [], action);
  const name = t('cell', { area: t(`fields.${resource}`), action: t(`actions.${action}`) });
  return (
    <Checkbox
      size="small"
      checked={isOn}
      disabled={isReadOnly || !mayChange}
      title={isReadOnly || mayChange ? undefined : t('notYours')}
      onChange={() => onChange(toggled(grants, defaults, resource, action))}
      slotProps={{ input: { 'aria-label': name } }}
    />
  );
}

function Source({
  grants,
  changed,
  isReadOnly,
  onChange,
  resource,
}: GrantsTableProps & { resource: Resource }) {
  const t = useWords(grantWords);
  const own = isOwn(grants, resource);
  const source = t(own ? 'own' : 'fromRole');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: { xs: 'flex-end', md: 'space-between' },
        gap: 1,
        minHeight: 30,
      }}
    >
      <Typography
        component="span"
        variant="body2"
        sx={{ color: own ? 'text.primary' : 'text.secondary', fontWeight: own ? 600 : 400 }}
      >
        {changed.includes(resource) ? t('notSaved', { source }) : source}
      </Typography>
      {own && !isReadOnly && (
        <Button
          size="small"
          aria-label={t('resetOf', { area: t(`fields.${resource}`) })}
          onClick={() => onChange(asRole(grants, resource))}
        >
          {t('reset')}
        </Button>
      )}
    </Box>
  );
}
