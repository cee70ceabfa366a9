import Button from '@mui/material/Button';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { deleteSite, restoreSite, setDefaultSite, updateSite, type Site } from '@quillcare/contracts';
import { DeleteIcon, EditIcon } from '@quillcare/ui';
import { useCommand } from '../../shared/commands/use-command';
import { useDelete } from '../../shared/removal/use-delete';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { siteWords } from './site.en';

/** What administrators can do with a site. */
export function SiteActions({ site }: { site: Site }) {
  const t = useWords(siteWords);
  const { allows } = useRights();
  const navigate = useNavigate();
  const { start, dialog } = useDelete({
    remove: deleteSite,
    restore: restoreSite,
    record: site,
    name: site.name,
    onDeleted: () => void navigate('/sites'),
    onRestored: () => void navigate(`/sites/${site.id}`),
  });
  return (
    <>
      {allows(deleteSite) && (
        <Button onClick={start} startIcon={<DeleteIcon />} color="inherit">
          {t('delete')}
        </Button>
      )}
      {/* New quotes cannot start with a site that is not offered in them. */}
      {allows(setDefaultSite) && site.isActive && !site.isDefault && <DefaultButton site={site} />}
      {allows(updateSite) && (
        <Button
          {...{ component: RouterLink, to: `/sites/${site.id}/edit` }}
          variant="contained"
          startIcon={<EditIcon />}
        >
          {t('edit')}
        </Button>
      )}
      {dialog}
    </>
  );
}

function DefaultButton({ site: { id, version, name } }: { site: Site }) {
  const t = useWords(siteWords);
  const [run, { isRunning }] = useCommand(setDefaultSite);
  const make = () =>
    void run({
      request: { params: { id }, body: { version } },
      done: t('default.done', { name }),
      failed: t('default.failed'),
    });
  return (
    <Button variant="outlined" disabled={isRunning} onClick={make}>
      {t('default.make')}
    </Button>
  );
}
