import {
  copySurgeryConfiguration,
  listSurgeryConfigurations,
  type SurgeryConfigurationDetail,
} from '@quillcare/contracts';
import { CopyIcon } from '@quillcare/ui';
import { z } from 'zod';
import { actsOn } from '../../shared/acts/define-act';
import { SURGERIES } from '../../shared/records/record-kinds';
import { RecordInput } from '../../shared/records/record.input';
import { word } from '../../shared/words/words';
import { surgeryConfigWords } from './surgery-config.en';

const SOURCE = { ...SURGERIES, list: listSurgeryConfigurations, query: { isConfigured: 'true' } };

export const copying = actsOn<SurgeryConfigurationDetail>(
  surgeryConfigWords,
  ({ surgery }) => surgery.name,
).act({
  name: 'copy',
  icon: <CopyIcon />,
  operation: copySurgeryConfiguration,
  asks: z.object({
    fromSurgeryId: z.string({ error: () => word(surgeryConfigWords, 'copy.required') }),
  }),
  // Nothing is selected yet; `asks` rejects null.
  starts: () => ({ fromSurgeryId: null as never }),
  inputs: (record) => (
    <RecordInput
      name="fromSurgeryId"
      label={word(surgeryConfigWords, 'copy.fields.fromSurgeryId')}
      source={SOURCE}
      without={record ? [record.id] : []}
    />
  ),
  maxWidth: 'sm',
});
