import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import { endLoginMutation, loginsQuery, type StaffRow } from '@/features/admin-staff/api/staff'
import { formatDateTime } from '@/lib/format/date'

interface LoginsDialogProps {
  person: StaffRow
  onClose: () => void
}

/** The logins of a user, each of which can be ended. */
export function LoginsDialog({ person, onClose }: LoginsDialogProps) {
  const { data: logins, error, isPending, isFetching, refetch } = useQuery(loginsQuery(person.id))
  const end = useChange(endLoginMutation(person.id), { done: null, failed: null })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Login yang aktif"
      description={`${person.nama} · ${person.peran}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Tutup
        </Button>
      }
    >
      {isPending && <SkeletonList label="Memuat login…" rows={2} rowClassName="h-16" />}
      {error && !logins && (
        <LoadFailure
          title="Gagal mengambil data login"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {logins?.length === 0 && <p>Tidak sedang login di perangkat mana pun.</p>}
      {end.failure !== null && (
        <Alert tone="danger" className="mb-4">
          {end.failure}
        </Alert>
      )}
      <ul className="grid gap-3">
        {logins?.map((login) => (
          <li
            key={login.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-3"
          >
            <div className="min-w-0">
              <p id={`login-${login.id}`} className="font-semibold">
                {login.perangkat} {login.iniSaya && <Badge tone="primary">Perangkat ini</Badge>}
              </p>
              <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                {login.alamat && `${login.alamat} · `}sejak {formatDateTime(login.mulai)}
              </p>
            </div>
            {!login.iniSaya && (
              <Button
                variant="secondary"
                size="sm"
                aria-describedby={`login-${login.id}`}
                loading={end.sending === login.id}
                unavailable={end.isPending}
                onClick={() => end.change(login.id)}
              >
                Akhiri
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
