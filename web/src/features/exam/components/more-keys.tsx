import { useState, type RefObject } from 'react'
import { KeysHelp } from '@/components/sitting/keys-help'
import { useMoreKeys } from '@/components/sitting/more-keys'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'

/** The keys that a session's first screen can start without. */
export default function MoreKeys({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { desk, session, store } = useRoom()
  const index = useRoomState((state) => state.index)
  const [isHelpOpen, setHelpOpen] = useState(false)
  useMoreKeys({
    pages: pagesOnScreen(index),
    flag: (page) => desk.setFlag(page, !store.getState().flags.includes(page)),
    help: () => setHelpOpen(true),
    scroller,
  })

  return (
    <KeysHelp
      open={isHelpOpen}
      onOpenChange={setHelpOpen}
      hasRecordings={session === 'listening'}
    />
  )
}
