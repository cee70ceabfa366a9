import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { notificationKind, type NotificationChannel, type NotificationKind } from '@quillcare/contracts';
import { Panel, Muted } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { kindWords } from './notification-kind.en';
import type { PreferenceSectionProps } from './preference-channels.section';
import { preferenceWords } from './preference.en';

const CHANNELS = ['banner', 'inApp', 'email'] as const;
const SWITCHES = {
  banner: 'showBannerNotifications',
  inApp: 'showInAppNotifications',
  email: 'emailNotifications',
} as const;

/** Turns each kind of notification on or off per channel. */
export function TypesSection({ preferences, onChange }: PreferenceSectionProps) {
  const t = useWords(preferenceWords);
  return (
    <Panel title={t('types.title')} hint={t('types.hint')} isFlush>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
        <thead>
          <Box component="tr" sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Head isWide text={t('types.kind')} />
            {CHANNELS.map((channel) => (
              <Head key={channel} text={t(`types.${channel}`)} />
            ))}
          </Box>
        </thead>
        <tbody>
          {notificationKind.options.map((kind) => (
            <KindRow key={kind} {...{ kind, preferences, onChange }} />
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}

function Head({ text, isWide = false }: { text: string; isWide?: boolean }) {
  return (
    <Box
      component="th"
      scope="col"
      sx={{
        textAlign: isWide ? 'left' : 'center',
        px: isWide ? { xs: 2, sm: 2.5 } : 0.5,
        py: 1,
        width: isWide ? 'auto' : { xs: 64, sm: 96 },
        fontWeight: 500,
        color: 'text.secondary',
        typography: 'body2',
      }}
    >
      {text}
    </Box>
  );
}

interface KindRowProps extends PreferenceSectionProps {
  kind: NotificationKind;
}

function KindRow({ kind, preferences, onChange }: KindRowProps) {
  const t = useWords(preferenceWords);
  const kinds = useWords(kindWords);
  const name = kinds(`name.${kind}`);
  return (
    <Box component="tr" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <Box
        component="th"
        scope="row"
        sx={{ textAlign: 'left', px: { xs: 2, sm: 2.5 }, py: 1, fontWeight: 400 }}
      >
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Muted>{kinds(`help.${kind}`)}</Muted>
      </Box>
      {CHANNELS.map((channel) => (
        <Box component="td" key={channel} sx={{ textAlign: 'center' }}>
          {isChannelAvailable(kind, channel) && (
            <Checkbox
              size="small"
              checked={preferences.notificationTypes[kind][channel]}
              disabled={!preferences[SWITCHES[channel]]}
              onChange={(_event, checked) =>
                onChange({ notificationTypes: { [kind]: { [channel]: checked } } })
              }
              slotProps={{
                input: { 'aria-label': t('types.each', { kind: name, channel: t(`types.${channel}`) }) },
              }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Announcements are not emailed. */
function isChannelAvailable(kind: NotificationKind, channel: NotificationChannel): boolean {
  return kind !== 'ANNOUNCEMENTS' || channel !== 'email';
}
