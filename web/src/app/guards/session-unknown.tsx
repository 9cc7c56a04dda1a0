import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { messageOf } from '@/lib/api/api-error'
import { watchReach } from '@/lib/api/watch-reach'
import { storedScreen } from '@/lib/storage/stored-screen'

interface SessionUnknownProps {
  /** Null if the server was not asked for this screen. */
  error: Error | null
  retry: () => void
}

/** The server can't tell who the user is. Redirecting to /login would only lose the address. */
export default function SessionUnknown({ error, retry }: SessionUnknownProps) {
  useEffect(() => console.error('The session can not be fetched', error), [error])
  // A failed query is retried by itself (`comeBack`), but here none has failed.
  const wasAsked = error !== null
  useEffect(
    () => (wasAsked ? undefined : watchReach((isReachable) => void (isReachable && retry()))),
    [wasAsked, retry]
  )
  const exam = storedScreen()

  return (
    <main className="flex min-h-screen items-center justify-center p-6">
      <Alert
        tone="danger"
        title="Gagal mengambil data pengguna!"
        className="max-w-md"
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={retry}>
              Coba lagi
            </Button>
            {/* A full page load, because the stored exam opens only as the first screen. */}
            {exam !== null && exam !== window.location.pathname && (
              <Button size="sm" variant="secondary" onClick={() => window.location.assign(exam)}>
                Lanjutkan simulasi
              </Button>
            )}
          </div>
        }
      >
        {messageOf(error, 'Silakan coba lagi nanti')}
      </Alert>
    </main>
  )
}
