import Box from '@mui/material/Box';
import { getCaseChecklistTemplate } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { ApplyTemplatePanel } from './apply-template.panel';
import { templateWords } from './case-checklist-template.en';
import { TemplateForm } from './case-checklist-template.form';

/** The checklist template for new surgery cases. */
export function CaseChecklistTemplatePage() {
  const t = useWords(templateWords);
  const request = useOperationQuery(getCaseChecklistTemplate, {});
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <PageHeader
        title={t('title')}
        subtitle={request.currentData?.version === 0 ? t('never') : undefined}
        back={<BackLink to="/admin">{t('back')}</BackLink>}
      />
      <Loaded request={request} failed={t('failed')} skeleton={640}>
        {(template) => (
          <>
            <TemplateForm template={template} />
            <ApplyTemplatePanel />
          </>
        )}
      </Loaded>
    </Box>
  );
}
