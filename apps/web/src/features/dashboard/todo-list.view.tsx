import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import {
  CheckIcon,
  ClockIcon,
  EmptyState,
  ErrorState,
  Panel,
  PhoneIcon,
  QuestionIcon,
  type ToneName,
} from '@quillcare/ui';
import { useSession } from '../../shared/session/session.context';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { useFormats } from '../../shared/formats/use-formats';
import { PhoneText } from '../../shared/phones/phone-text.view';
import { dashboardWords } from './dashboard.en';
import type { Todo } from './today';
import { useToday } from './use-today';
import { useWords } from '../../shared/words/words';

/** What needs someone now, the most urgent first. */
export function TodoList() {
  const t = useWords(dashboardWords);
  const { isReady, error, refetch, todos } = useToday();
  return (
    <Panel isFlush title={t('now')}>
      {error && (
        <ErrorState
          title={t('failed')}
          message={error.detail}
          reference={error.correlationId}
          onRetry={refetch}
        />
      )}
      {!isReady &&
        !error &&
        [0, 1, 2].map((n) => <Skeleton key={n} variant="rounded" height={40} sx={{ mx: 2.5, mb: 1.5 }} />)}
      {isReady && todos.length === 0 && (
        <EmptyState icon={<CheckIcon />} title={t('nothing')} hint={t('nothingHint')} />
      )}
      {todos.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {todos.map((todo) => (
            <TodoLine key={`${todo.kind} ${todo.id}`} todo={todo} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

const LOOKS: Record<Todo['kind'], { icon: typeof PhoneIcon; tone: ToneName }> = {
  query: { icon: QuestionIcon, tone: 'warning' },
  callback: { icon: PhoneIcon, tone: 'info' },
  expiring: { icon: ClockIcon, tone: 'neutral' },
};

function TodoLine({ todo }: { todo: Todo }) {
  const t = useWords(dashboardWords);
  const { icon: Icon, tone } = LOOKS[todo.kind];
  const label = t(todo.kind);
  const who = todo.kind === 'callback' ? todo.callback.clientName : todo.quote.clientName;
  const quoteId = todo.kind === 'callback' ? todo.callback.quoteId : todo.quote.id;
  const quoteNumber = todo.kind === 'callback' ? todo.callback.quoteNumber : todo.quote.quoteNumber;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '32px minmax(0, 1fr)', sm: '32px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        px: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '50%',
          color: theme.vars!.palette.tone[tone].text,
          bgcolor: theme.vars!.palette.tone[tone].tint,
        })}
      >
        <Icon sx={{ fontSize: 18 }} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap title={who} sx={{ fontWeight: 500 }}>
          {who}
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary">
          {label} ·{' '}
          <Link
            component={RouterLink}
            to={`/quotes/view/${quoteId}`}
            underline="always"
            sx={{ whiteSpace: 'nowrap' }}
          >
            {quoteNumber}
          </Link>
          {todo.kind === 'callback' && (
            <>
              {' '}
              ·{' '}
              <Link component={RouterLink} to={`/callbacks?quoteId=${quoteId}`} sx={{ whiteSpace: 'nowrap' }}>
                {t('logCall')}
              </Link>
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ textAlign: { sm: 'right' }, gridColumn: { xs: 2, sm: 'auto' } }}>
        <TodoWhen todo={todo} />
      </Box>
    </Box>
  );
}

function TodoWhen({ todo }: { todo: Todo }) {
  const t = useWords(dashboardWords);
  const { organisation } = useSession();
  const { date } = useFormats();
  if (todo.kind === 'callback') {
    const { clientPhone } = todo.callback;
    return (
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: { xs: 'baseline', sm: 'flex-end' },
        }}
      >
        {clientPhone && (
          <Link
            href={`tel:${clientPhone}`}
            className="tabular"
            underline="always"
            sx={{ whiteSpace: 'nowrap' }}
          >
            <PhoneText phone={clientPhone} country={organisation.country} />
          </Link>
        )}
        <Typography component="div" variant="body2" color="textSecondary">
          <DueDay callback={todo.callback} />
        </Typography>
      </Box>
    );
  }
  if (todo.kind === 'query')
    return (
      <Link component={RouterLink} to={`/quotes/view/${todo.quote.id}`}>
        {t('open')}
      </Link>
    );
  return (
    <Typography variant="body2" color="warning" title={date(todo.quote.validUntil)}>
      {todo.daysLeft === 0 ? t('expiresToday') : t('expiresIn', { count: todo.daysLeft })}
    </Typography>
  );
}
