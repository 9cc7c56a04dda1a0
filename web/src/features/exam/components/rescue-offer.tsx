import { useSyncExternalStore } from 'react'
import { Alert } from '@/components/ui/alert'
import { SaveRescue } from '@/features/exam/components/save-rescue'
import { failureWatchOf } from '@/features/exam/engine/failure-watch'
import type { RescueKey } from '@/features/exam/engine/rescue-key'
import { useRunningRescueKey } from '@/features/exam/hooks/use-rescue-key'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { hasUndelivered } from '@/features/exam/model/rescue'
import { classNames } from '@/lib/class-names'
import { daysKept } from '@/lib/storage/persistence'
import { platform } from '@/platform/platform'

/** Offers a rescue file when answers haven't reached the server for two minutes. */
export function RescueOffer({ className }: { className?: string }) {
  const room = useRoom()
  // Prefetched, because without a network it would be too late.
  const rescueKey = useRunningRescueKey(room.attemptId)
  const watch = failureWatchOf(room.store)
  const isLong = useSyncExternalStore(watch.subscribe, watch.isLong)

  if (!isLong || !rescueKey) return null
  return <Offer className={className} rescueKey={rescueKey} />
}

interface OfferProps {
  className?: string
  rescueKey: RescueKey
}

/** A separate component, because each answer rerenders it. */
function Offer({ className, rescueKey }: OfferProps) {
  const room = useRoom()
  const isActive = useRoomState(({ phase }) => phase === 'active')
  useRoomState(({ unsent }) => unsent)
  useRoomState(({ late }) => late)

  if (!hasUndelivered(room.record())) return null

  return (
    <Alert tone="warning" className={classNames('w-full text-left text-base', className)}>
      <div className="grid gap-3">
        <p>
          <strong className="font-semibold">
            Jawaban belum sampai ke server lebih dari dua menit.
          </strong>{' '}
          {isActive && 'Tetap kerjakan. '}
          {platform.hasDownloads
            ? `Simpan berkas penyelamatan, dan kirimkan ke akademi bila jaringan tidak kembali: browser ini menyimpan jawaban paling lama ${daysKept()} hari sejak terakhir dibuka.`
            : 'Beri tahu pengawas: operator dapat menyimpan berkas penyelamatan.'}
        </p>
        {platform.hasDownloads && (
          <SaveRescue
            attemptId={room.attemptId}
            rescueKey={rescueKey}
            read={() => Promise.resolve(room.record())}
            serverTime={() => serverTime(room)}
          />
        )}
      </div>
    </Alert>
  )
}

/** Computed from the countdown and the session's end. Null after that. */
function serverTime({ session, countdown, record }: ReturnType<typeof useRoom>): number | null {
  const deadline = record().deadlines[session]
  const left = countdown.left()
  return deadline === undefined || left === 0 ? null : deadline - left * 1000
}
