import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { chooseUsualSite, listSites } from '@quillcare/contracts';
import { describedBy, FieldFrame, Panel } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { siteWords } from './site.en';

const ID = 'usual-site';

const choosing = actsOn<object>(siteWords, () => '').act({
  name: 'choose',
  operation: chooseUsualSite,
  asks: chooseUsualSite.body,
  request: (_nothing, body) => ({ body }),
});

/** The site where the user usually works, which prefills new quotes. Hidden if the practice has no sites. */
export function SiteSection() {
  const t = useWords(siteWords);
  const { user } = useSession();
  const { data } = useOperationQuery(listSites, { query: { isActive: 'true', limit: 100 } });
  const { start, isRunning } = useActs();
  const sites = data?.items ?? [];
  if (sites.length === 0) return null;
  const value = sites.some(({ id }) => id === user.usualSiteId) ? (user.usualSiteId ?? '') : '';
  const choose = (siteId: string) => start(choosing, {}, { values: { siteId: siteId || null } });
  return (
    <Panel title={t('title')}>
      <FieldFrame id={ID} label={t('label')} help={t('help')}>
        <TextField
          select
          size="small"
          sx={{ maxWidth: 360 }}
          value={value}
          disabled={isRunning}
          onChange={(event) => choose(event.target.value)}
          slotProps={{
            select: {
              displayEmpty: true,
              SelectDisplayProps: {
                id: ID,
                'aria-labelledby': `${ID}-label ${ID}`,
                'aria-describedby': describedBy(ID, { help: t('help') }),
              },
            },
          }}
        >
          <MenuItem value="">{t('none')}</MenuItem>
          {sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </FieldFrame>
    </Panel>
  );
}
