import { useId } from 'react'
import { despiteAttempts } from '@/components/despite-attempts'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { useChange } from '@/components/use-change'
import { revokeSeatMutation, type SeatKey } from '@/features/admin-labs/api/labs'
import { formatDateTime } from '@/lib/format/date'

interface SeatKeysSectionProps {
  labId: number
  keys: readonly SeatKey[]
  /** False in a revoked lab, where keys no longer work. */
  isRevocable: boolean
}

/** The seats with their own keys, each of which can be revoked. */
export function SeatKeysSection({ labId, keys, isRevocable }: SeatKeysSectionProps) {
  const titleId = useId()
  const revoke = useChange(revokeSeatMutation(labId), {
    ask: ({ kursi }) => ({
      tone: 'danger',
      title: `Cabut kunci kursi ${kursi}?`,
      text: `Komputer di kursi ${kursi} langsung ditolak server sampai didaftarkan lagi dengan kode baru. Kursi lain tidak terganggu.`,
      confirmLabel: 'Cabut Kunci',
    }),
    insist: despiteAttempts('Tetap Cabut'),
  })

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl font-bold">
          Kunci kursi
        </h2>
        <p className="text-ink-soft">
          {keys.length === 0
            ? 'Semua komputer lab ini masih memakai satu kunci bersama. Daftarkan kursi agar kunci sebuah komputer bisa dicabut tanpa mengganggu yang lain.'
            : 'Kursi di bawah ini memiliki kunci sendiri; kunci bersama lab tidak berlaku lagi untuknya. Kursi lain masih memakai kunci bersama.'}
        </p>
      </div>
      {keys.length > 0 && (
        <Table caption="Kursi dengan kunci sendiri" cards>
          <TableHead>
            <Th>Kursi</Th>
            <Th>Kunci Dibuat</Th>
            <Th>Status</Th>
            <Th>Aksi</Th>
          </TableHead>
          <TableBody>
            {keys.map(({ kursi, dibuat, dicabut }) => (
              <TableRow key={kursi}>
                <Td label="Kursi" className="font-semibold tabular-nums">
                  <span id={seatId(kursi)}>{kursi}</span>
                </Td>
                <Td label="Kunci Dibuat" className="tabular-nums">
                  {formatDateTime(dibuat)}
                </Td>
                <Td label="Status">
                  {dicabut === null ? (
                    <Badge tone="success">Kunci sendiri</Badge>
                  ) : (
                    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-sm:justify-end">
                      <Badge>Dicabut</Badge> {formatDateTime(dicabut)}
                    </span>
                  )}
                </Td>
                <Td>
                  {isRevocable && dicabut === null && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-describedby={seatId(kursi)}
                      loading={revoke.sending?.kursi === kursi}
                      onClick={() => revoke.change({ kursi })}
                    >
                      Cabut
                    </Button>
                  )}
                </Td>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}

/** Id that connects a row's button with its seat. Seats may contain spaces, but ids may not. */
const seatId = (seat: string) => `kunci-kursi-${encodeURIComponent(seat)}`
