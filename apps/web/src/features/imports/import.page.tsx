import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getImport, type ImportRun } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { PageHeader } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { listPath, importPath } from '../../shared/entries/import-path';
import { SelectBox } from '../../shared/forms/select-box.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { ImportRunView } from './import-run.view';
import { ImportSteps } from './import-steps.view';
import { ImportStart } from './import-start.view';
import { importWords } from './import.en';
import { useWords } from '../../shared/words/words';
import { RecentImports } from './recent-imports.view';
import { useImportTypes } from './use-import-types';

interface ImportPageProps {
  entityType: ImportEntityType;
}

/** Returns the import page of one entity type as a route component. */
export const buildImportPage = (entityType: ImportEntityType) => () => <ImportPage entityType={entityType} />;

/** Upload, progress and result. The import's id is in the URL, so it survives a reload. */
export function ImportPage({ entityType }: ImportPageProps) {
  const t = useWords(importWords);
  const navigate = useNavigate();
  const { pathOf } = useImportTypes();
  const [params, setParams] = useSearchParams();
  const run = params.get('run');
  const known = useOperationQuery(getImport, run ? { params: { id: run } } : skipToken);
  // An old link may refer to an import of another type.
  const shown = (run && known.currentData?.entityType) || entityType;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={t(`types.${shown}.title`)}
        subtitle={t(`types.${shown}.subtitle`)}
        back={<BackLink to={listPath(shown)}>{t(`types.${shown}.list`)}</BackLink>}
      />
      {run && known.currentData && <ImportSteps current={currentStep(known.currentData)} />}
      {run ? (
        <ImportRunView
          importId={run}
          onAnother={() => void navigate(pathOf(shown))}
          onStarted={(id) => setParams({ run: id })}
        />
      ) : (
        <Start entityType={entityType} onStarted={(id) => setParams({ run: id })} />
      )}
    </Box>
  );
}

function currentStep({ dryRun, finishedAt }: ImportRun) {
  if (dryRun) return 'check';
  return finishedAt === null ? 'import' : 'result';
}

function Start({ entityType, onStarted }: ImportPageProps & { onStarted: (importId: string) => void }) {
  const t = useWords(importWords);
  const { allowed } = useImportTypes();
  return (
    <>
      <TypeChoice entityType={entityType} />
      {allowed.includes(entityType) ? (
        <ImportStart entityType={entityType} onStarted={onStarted} />
      ) : (
        <Alert severity="info">{t(`types.${entityType}.notAllowed`)}</Alert>
      )}
      <RecentImports />
    </>
  );
}

/** Switches to the import of another entity type. Hidden from users who may import only one. */
function TypeChoice({ entityType }: { entityType: ImportEntityType }) {
  const t = useWords(importWords);
  const navigate = useNavigate();
  const { allowed } = useImportTypes();
  if (allowed.length < 2) return null;
  return (
    <Box sx={{ mb: 3, maxWidth: { sm: 260 } }}>
      <SelectBox
        label={t('what')}
        value={allowed.includes(entityType) ? entityType : ''}
        options={allowed.map((type) => ({ value: type, label: t(`types.${type}.list`) }))}
        onChange={(type) => void navigate(importPath(type as ImportEntityType))}
      />
    </Box>
  );
}
