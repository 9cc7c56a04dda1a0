import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { hasStatus } from '@/lib/api/api-error'

interface Forced {
  force?: boolean
}

/** `insist` for `useChange`: if attempts are running, asks a second time and then sends the change with `force`. */
export const despiteAttempts =
  <Input extends Forced>(confirmLabel: string) =>
  (error: unknown, input: Input) =>
    hasStatus(error, 409) && error.code === ADMIN_REFUSAL.attemptsRunning
      ? {
          ask: {
            tone: 'danger' as const,
            title: 'Ada simulasi yang sedang berjalan',
            text: error.userMessage,
            confirmLabel,
          },
          input: { ...input, force: true },
        }
      : null
