import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import { endLoginMutation, type Person } from '@/features/admin-users/api/person'
import { Item, Section } from '@/features/admin-users/components/person/section'
import { formatDateTime } from '@/lib/format/date'

/** The devices on which the person is signed in, each of which can be signed out. */
export function PersonLogins({ person: { id, login: logins } }: { person: Person }) {
  const end = useChange(endLoginMutation(id), { inPlace: true, done: null, failed: null })
  return (
    <Section
      title="Login dan perangkat"
      isEmpty={logins.length === 0}
      empty="Tidak sedang login di perangkat mana pun."
    >
      {end.failure !== null && <Alert tone="danger">{end.failure}</Alert>}
      <ul className="grid gap-3">
        {logins.map((login) => (
          <Item
            key={login.id}
            buttons={
              !login.iniSaya && (
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
              )
            }
          >
            <p id={`login-${login.id}`} className="font-semibold">
              {login.perangkat} {login.iniSaya && <Badge tone="primary">Perangkat ini</Badge>}
            </p>
            <p className="text-sm text-ink-soft">
              {login.alamat && `${login.alamat} · `}sejak {formatDateTime(login.mulai)}
            </p>
          </Item>
        ))}
      </ul>
    </Section>
  )
}
