import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { listMailTemplates, resetMailTemplate, type MailTemplateRecord } from '@quillcare/contracts';
import { EmptyState, PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { mailTemplateWords } from './mail-template.en';
import { MailTemplateForm } from './mail-template.form';

/** The words of one email, with what it looks like. */
export function MailTemplatePage() {
  const t = useWords(mailTemplateWords);
  const { key } = useParams();
  const request = useOperationQuery(listMailTemplates, {});
  return (
    <Loaded request={request} failed={t('failed')} skeleton={640}>
      {({ items }) => {
        const template = items.find((one) => one.key === key);
        return template ? <OneTemplate template={template} /> : <EmptyState title={t('missing')} />;
      }}
    </Loaded>
  );
}

function OneTemplate({ template }: { template: MailTemplateRecord }) {
  const t = useWords(mailTemplateWords);
  const { key, version, isChanged } = template;
  const { ask, dialog } = useConfirmedCommand(resetMailTemplate);
  const reset = () =>
    ask({
      title: t('reset.title'),
      hint: t('reset.hint'),
      confirmLabel: t('reset.confirm'),
      request: { params: { template: key }, body: { version } },
      done: t('reset.done'),
    });
  return (
    <>
      <PageHeader
        title={t(`keys.${key}`)}
        back={<BackLink to="/admin/mail-templates">{t('backToList')}</BackLink>}
        actions={isChanged && <Button onClick={reset}>{t('reset.button')}</Button>}
      />
      <MailTemplateForm key={`${key} ${version}`} template={template} />
      {dialog}
    </>
  );
}
