import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { listMailTemplates, resetMailTemplate, type MailTemplateRecord } from '@quillcare/contracts';
import { EmptyState, PageHeader } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { mailTemplateWords } from './mail-template.en';
import { MailTemplateForm } from './mail-template.form';

export function MailTemplatePage() {
  const t = useWords(mailTemplateWords);
  const { key } = useParams();
  const request = useOperationQuery(listMailTemplates, {});
  return (
    <Loaded request={request} failed={t('failed')} skeleton={640}>
      {({ items }) => {
        const template = items.find((one) => one.key === key);
        return template ? <TemplateEditor template={template} /> : <EmptyState title={t('missing')} />;
      }}
    </Loaded>
  );
}

const resetTemplateAct = actsOn<MailTemplateRecord>(mailTemplateWords, () => '').act({
  name: 'reset',
  operation: resetMailTemplate,
  when: ({ isChanged }) => isChanged,
  request: ({ key, version }) => ({ params: { template: key }, body: { version } }),
  confirms: true,
});

function TemplateEditor({ template }: { template: MailTemplateRecord }) {
  const t = useWords(mailTemplateWords);
  const { key } = template;
  const [resets, setResets] = useState(0);
  return (
    <>
      <PageHeader
        title={t(`keys.${key}`)}
        back={<BackLink to="/admin/mail-templates">{t('backToList')}</BackLink>}
        actions={
          <ActButtons
            acts={[resetTemplateAct]}
            record={template}
            look={{ variant: 'text' }}
            callbacks={{ onDone: () => setResets(resets + 1) }}
          />
        }
      />
      <MailTemplateForm key={`${key} ${resets}`} template={template} />
    </>
  );
}
