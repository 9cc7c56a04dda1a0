import { lazy, Suspense } from 'react'
import { WaitingRoomPage } from '@/features/events/pages/waiting-room-page'

const loadSoundCheck = () => import('@/features/exam/components/sound-check')
const SoundCheck = lazy(async () => ({ default: (await loadSoundCheck()).SoundCheck }))

/** /ujian/{id}: the waiting room of an exam event, with the exam's sound check. */
export default function WaitingRoomScreen() {
  return (
    <WaitingRoomPage
      soundCheck={(onAnswer) => (
        <Suspense>
          <SoundCheck onAnswer={onAnswer} />
        </Suspense>
      )}
    />
  )
}
