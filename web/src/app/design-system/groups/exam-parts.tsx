import { Specimen } from '@/app/design-system/specimen'
import { AudioPanel } from '@/features/exam/components/audio-panel'
import { GridLegend } from '@/features/exam/components/grid-legend'
import { NumberCell } from '@/features/exam/components/number-cell'
import { TextSizeControl } from '@/components/sitting/text-size-control'
import { gridCells } from '@/features/exam/model/number-grid'

const CELLS = gridCells('listening')
const STATES = [
  { number: 1, current: false, answer: null, flagged: false },
  { number: 2, current: true, answer: null, flagged: false },
  { number: 3, current: false, answer: '2', flagged: false },
  { number: 4, current: false, answer: null, flagged: true },
  { number: 5, current: false, answer: '4', flagged: true },
  { number: 6, current: true, answer: '1', flagged: false },
  { number: 7, current: true, answer: '3', flagged: true },
  { number: 32, current: false, answer: null, flagged: false },
] as const
const RECORDINGS = ['loading', 'ready', 'playing', 'paused', 'played', 'failed'] as const
const nothing = () => undefined

export function ExamParts() {
  return (
    <>
      <Specimen title="Number grid: unanswered, current, answered, doubted, these together, part of a group">
        {STATES.map(({ number, ...marks }) => {
          const cell = CELLS[number - 1]
          return (
            cell && <NumberCell key={number} cell={cell} {...marks} isTabStop onOpen={nothing} />
          )
        })}
      </Specimen>
      <Specimen title="Legend">
        <GridLegend />
      </Specimen>
      <Specimen
        title="Recording: loading, ready, playing, paused, played, failed"
        className="grid gap-4 lg:grid-cols-2"
      >
        {RECORDINGS.map((status) => (
          <AudioPanel
            key={status}
            page={1}
            status={status}
            failure={status === 'failed' ? 'rekaman_habis' : null}
            heard={status === 'ready' ? 0 : 9}
            duration={24}
            volume={0.8}
            onPlay={nothing}
            onRetry={nothing}
            onVolume={nothing}
          />
        ))}
      </Specimen>
      <Specimen title="Text size">
        <TextSizeControl />
      </Specimen>
    </>
  )
}
