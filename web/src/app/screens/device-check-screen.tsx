import { lazy, Suspense } from 'react'
import { DeviceCheckPage } from '@/features/events/pages/device-check-page'

const SoundCheck = lazy(async () => ({
  default: (await import('@/features/exam/components/sound-check')).SoundCheck,
}))

/** /cek-perangkat: the check of a device before an exam event, with the exam's sound check. */
export default function DeviceCheckScreen() {
  return (
    <DeviceCheckPage
      soundCheck={(onAnswer) => (
        <Suspense>
          <SoundCheck onAnswer={onAnswer} />
        </Suspense>
      )}
    />
  )
}
