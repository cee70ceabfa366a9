import { useWatch } from 'react-hook-form';
import {
  leadAssignment,
  leadSettings,
  listColleagues,
  MAX_LOST_REASONS,
  type LeadAssignment,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { defineSettings } from '../../shared/forms/record/settings.form';
import { TextListInput } from '../../shared/forms/text-list.input';
import { AssigneesInput, AssignmentInput } from '../../shared/turns/turn.input';
import { useWords, word } from '../../shared/words/words';
import { leadSettingsWords } from './lead-settings.en';

/** Who new leads are assigned to, how soon they should be contacted, and the reasons for losing one. */
export const leadSettingsForm = defineSettings({
  name: 'lead-settings',
  words: leadSettingsWords,
  schema: leadSettings.input,
  operations: leadSettings,
  sections: { assignment: ['assignment', 'assigneeIds', 'firstContactHours'], lost: ['lostReasons'] },
  fields: {
    assignment: {
      wide: true,
      control: LeadAssignmentInput,
      show: (assignment) => word(leadSettingsWords, `options.assignment.${assignment as LeadAssignment}`),
    },
    assigneeIds: { wide: true, control: OwnersInput, show: (ids) => String((ids as string[]).length) },
    lostReasons: {
      wide: true,
      control: LostReasonsInput,
      show: (reasons) => (reasons as string[]).join(', '),
    },
  },
});

function LeadAssignmentInput() {
  const t = useWords(leadSettingsWords);
  const options = leadAssignment.options.map((value) => ({ value, label: t(`options.assignment.${value}`) }));
  return <AssignmentInput label={t('fields.assignment')} options={options} />;
}

function OwnersInput() {
  const t = useWords(leadSettingsWords);
  const { data } = useOperationQuery(listColleagues, {});
  const words = { label: t('fields.assigneeIds'), help: t('help.assigneeIds'), nobody: t('nobody') };
  const colleagues = data?.items.map(({ id, name }) => ({ value: id, label: name }));
  return <AssigneesInput {...words} colleagues={colleagues} />;
}

function LostReasonsInput() {
  const t = useWords(leadSettingsWords);
  const reasons: unknown = useWatch({ name: 'lostReasons' });
  const count = Array.isArray(reasons) ? reasons.length : 0;
  return (
    <TextListInput
      name="lostReasons"
      maxItems={MAX_LOST_REASONS}
      maxLength={120}
      words={{
        label: t('fields.lostReasons'),
        help: t('help.lostReasons'),
        add: t('addReason'),
        item: (place) => t('reason', { place }),
        remove: (place) => t('removeReason', { place }),
        order: {
          up: (place) => t('up', { place }),
          down: (place) => t('down', { place }),
          moved: (place) => t('moved', { place, count }),
        },
      }}
    />
  );
}
