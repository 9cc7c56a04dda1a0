import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Person } from '@/features/admin-users/api/person'
import { GrantDialog, type GrantChange } from '@/features/admin-users/components/grant-dialog'
import { GrantItem } from '@/features/admin-users/components/grant-item'
import { Section } from '@/features/admin-users/components/person/section'

/** What the person may sit, with 'Beri Akses' and 'Cabut Akses'. */
export function PersonAccess({ person, onGive }: { person: Person; onGive: () => void }) {
  const [changed, setChanged] = useState<GrantChange | null>(null)
  return (
    <>
      <Section
        title="Akses"
        isEmpty={person.akses.length === 0}
        empty="Belum punya akses."
        action={
          person.role === 'User' && (
            <Button variant="secondary" size="sm" onClick={onGive}>
              Beri Akses
            </Button>
          )
        }
      >
        <ul className="grid gap-3">
          {person.akses.map((grant) => (
            <GrantItem
              key={grant.id}
              grant={grant}
              onRevoke={() => setChanged({ change: 'revoke', grant })}
              onExtend={() => setChanged({ change: 'extend', grant })}
              onReopen={() => setChanged({ change: 'reopen', grant })}
            />
          ))}
        </ul>
      </Section>
      {changed && <GrantDialog user={person} {...changed} onClose={() => setChanged(null)} />}
    </>
  )
}
