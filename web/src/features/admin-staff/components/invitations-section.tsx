import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { InvitationRow } from '@/features/admin-staff/api/staff'
import { formatDateTime } from '@/lib/format/date'

interface InvitationsSectionProps {
  invitations: readonly InvitationRow[]
  busyId: number | null
  onWithdraw: (invitation: InvitationRow) => void
}

/** Invitations that are not used yet. */
export function InvitationsSection({ invitations, busyId, onWithdraw }: InvitationsSectionProps) {
  return (
    <section aria-labelledby="undangan" className="grid gap-3">
      <h2 id="undangan" className="text-xl font-bold">
        Undangan yang belum dipakai
      </h2>
      <Table caption="Undangan" cards>
        <TableHead>
          <Th>Nama</Th>
          <Th>Peran</Th>
          <Th>Berlaku Sampai</Th>
          <Th>Aksi</Th>
        </TableHead>
        <TableBody>
          {invitations.map((invitation) => (
            <TableRow key={invitation.id}>
              <Td label="Nama">
                <div className="min-w-0 max-sm:text-right">
                  <span id={nameId(invitation.id)} className="font-semibold">
                    {invitation.nama}
                  </span>
                  <p className="text-ink-soft [overflow-wrap:anywhere]">{invitation.email}</p>
                </div>
              </Td>
              <Td label="Peran">
                <Badge tone="primary">{invitation.peran}</Badge>
              </Td>
              <Td label="Berlaku Sampai" className="tabular-nums">
                {formatDateTime(invitation.berlakuSampai)}
              </Td>
              <Td>
                <Button
                  variant="quiet"
                  size="sm"
                  loading={busyId === invitation.id}
                  aria-describedby={nameId(invitation.id)}
                  onClick={() => onWithdraw(invitation)}
                >
                  Batalkan
                </Button>
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

/** Id that connects a row's button with the invited person's name. */
const nameId = (id: number) => `undangan-${id}`
