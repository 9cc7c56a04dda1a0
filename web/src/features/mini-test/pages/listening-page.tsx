import { useState } from 'react'
import { OncePlayer } from '@/features/mini-test/components/once-player'
import { QUESTION_TEXT_ID, SectionScreen } from '@/features/mini-test/components/section-screen'
import { listeningQuestions } from '@/features/mini-test/content/listening'
import { useSection } from '@/features/mini-test/hooks/use-section'
import { currentForm } from '@/features/mini-test/model/forms'
import { questionAt } from '@/features/mini-test/model/questions'
import { readHeard, readPlayed, saveHeard, savePlayed } from '@/features/mini-test/model/stored-run'

/** /listening: first section of the Mini Test. */
export default function ListeningPage() {
  const run = useSection('listening')
  const [questions] = useState(() => listeningQuestions(currentForm()))
  const [played, setPlayed] = useState(readPlayed)
  const { position } = run
  const { audio, options } = questionAt(questions, position)

  function notePlayed() {
    savePlayed(position)
    setPlayed(readPlayed())
  }

  return (
    <SectionScreen run={run} options={options}>
      <p id={QUESTION_TEXT_ID} className="text-base text-ink-soft">
        Dengarkan percakapan, lalu pilih jawaban yang tepat.
      </p>
      <OncePlayer
        key={position}
        src={audio}
        wasPlayed={played.includes(position)}
        heard={readHeard(position)}
        onHeard={(seconds) => saveHeard(position, seconds)}
        onPlayed={notePlayed}
      />
    </SectionScreen>
  )
}
