import { useState, type RefObject } from 'react'
import { KeysHelp } from '@/components/sitting/keys-help'
import { useMoreKeys } from '@/components/sitting/more-keys'
import { useRoom } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'

/** Handles the keys that a session's first screen doesn't need. Navigation doesn't rerender it. */
export default function MoreKeys({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const { desk, groups, session, store } = useRoom()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useMoreKeys({
    pages: () => pagesOnScreen(store.getState().index, groups),
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
