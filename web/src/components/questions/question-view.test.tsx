import type { Answer } from '@lulus/api/contracts/exam'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { GroupEntry, QuestionEntry } from '@/components/questions/paper-entry'
import { QuestionView } from '@/components/questions/question-view'

function question(page: number, changes: Partial<QuestionEntry> = {}): QuestionEntry {
  return {
    id: page,
    no_soal: page,
    page,
    soal: null,
    pilihan_satu: 'one',
    pilihan_dua: 'two',
    pilihan_tiga: 'three',
    pilihan_empat: 'four',
    ...changes,
  }
}

const WRITTEN = question(68, {
  type: 'written',
  soal: 'In <u>summer</u> a <u>single</u> hive <u>contain</u> many <u>bees</u>.',
  pilihan_satu: 'summer',
  pilihan_dua: 'single',
  pilihan_tiga: 'contain',
  pilihan_empat: 'bees',
})

function show(entry: QuestionEntry | GroupEntry, answers: Record<number, Answer> = {}) {
  const onAnswer = vi.fn()
  const view = render(<QuestionView entry={entry} answers={answers} onAnswer={onAnswer} />)
  return { onAnswer, user: userEvent.setup(), ...view }
}

describe('options', () => {
  test('options are chosen with ↑ and ↓ after Tab focused them, never with ← and →', async () => {
    const { onAnswer, user } = show(question(94), { 94: '2' })
    await user.tab()
    expect(screen.getByRole('radio', { name: 'B. two' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(onAnswer).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(94, '3')
  })

  test('options are native radio buttons named A to D, in a group named by number and question', () => {
    show(question(94, { soal: 'What does the passage say?' }), { 94: '3' })
    const group = screen.getByRole('group', { name: 'Nomor 1 What does the passage say?' })
    const radios = within(group).getAllByRole('radio')
    expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'A. one',
      'B. two',
      'C. three',
      'D. four',
    ])
    expect(screen.getByRole('radio', { name: 'C. three' })).toBeChecked()
  })

  test('an option can be chosen by clicking its text', async () => {
    const { user, onAnswer } = show(question(94))
    await user.click(screen.getByText('two'))
    expect(onAnswer).toHaveBeenLastCalledWith(94, '2')
  })

  test.each([
    ['an option’s text', 'three', /^C\. /],
    ['its letter', /^C\. /, /^C\. /],
  ])('after a click on %s, ↑ and ↓ scroll and change no option', async (_, clicked, name) => {
    const { user, onAnswer } = show(question(94), { 94: '3' })
    const scrolled = vi.fn()
    const around = screen.getByRole('group').parentElement as HTMLElement
    around.style.overflowY = 'auto'
    Object.defineProperties(around, {
      scrollHeight: { value: 900 },
      clientHeight: { value: 300 },
      scrollBy: { value: scrolled },
    })
    await user.click(
      typeof clicked === 'string'
        ? screen.getByText(clicked)
        : screen.getByRole('radio', { name: clicked })
    )
    expect(screen.getByRole('radio', { name })).toHaveFocus()
    onAnswer.mockClear()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(onAnswer).not.toHaveBeenCalled()
    expect(scrolled.mock.calls).toEqual([[{ top: 40 }], [{ top: 40 }]])
    // Tab leads away and back, and from then on the radio buttons handle these keys.
    await user.tab()
    await user.tab({ shift: true })
    await user.keyboard('{ArrowDown}')
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(94, '4')
  })

  test('a disabled option cannot be chosen', async () => {
    const onAnswer = vi.fn()
    render(<QuestionView entry={question(94)} answers={{}} onAnswer={onAnswer} disabled />)
    await userEvent.click(screen.getByText('two'))
    expect(onAnswer).not.toHaveBeenCalled()
  })
})

describe('a listening question', () => {
  test('a listening question is named by its number, because its text is only spoken', () => {
    show(question(7))
    expect(screen.getByRole('group', { name: 'Nomor 7' })).toBeVisible()
  })

  test('a listening question of a group is shown with the three others below one recording', () => {
    const group: GroupEntry = {
      type: 'group',
      page: 31,
      audio: '/uploads/audio/31.mp3',
      items: [31, 32, 33, 34].map((page) => question(page)),
    }
    render(
      <QuestionView entry={group} answers={{}} onAnswer={vi.fn()} audio={<p>the recording</p>} />
    )
    expect(screen.getByRole('heading', { name: 'Nomor 31–34' })).toBeVisible()
    expect(screen.getAllByRole('group')).toHaveLength(4)
    expect(screen.getAllByText('the recording')).toHaveLength(1)
  })
})

describe('a written expression', () => {
  test('a written expression shows exactly the four underlined parts with the letters A to D', async () => {
    const { container } = show(WRITTEN)
    await screen.findByText('summer', { selector: 'u' })
    expect([...container.querySelectorAll('u')].map((part) => part.textContent)).toEqual([
      'summer',
      'single',
      'contain',
      'bees',
    ])
    const labels = [...container.querySelectorAll('label > u')].map(
      (part) => part.parentElement?.querySelector('[aria-hidden]')?.textContent
    )
    expect(labels).toEqual(['A', 'B', 'C', 'D'])
  })

  test('a written expression is answered by clicking a part or an option', async () => {
    const { user, onAnswer } = show(WRITTEN)
    await user.click(await screen.findByText('contain', { selector: 'u' }))
    expect(onAnswer).toHaveBeenLastCalledWith(68, '3')
    await user.click(screen.getByRole('radio', { name: 'D. bees' }))
    expect(onAnswer).toHaveBeenLastCalledWith(68, '4')
  })

  test("a written expression runs no script from the author's text", async () => {
    const evil =
      'A <u onclick="alert(1)">b</u><img src=x onerror=alert(1)><script>alert(1)</script> <u>c</u> <u><b>d</b></u> <u>e</u>'
    const { container } = show({ ...WRITTEN, soal: evil })
    await screen.findByText('b', { selector: 'u' })
    expect(container.querySelector('img, script, b, [onclick]')).toBeNull()
    expect(container.textContent).not.toContain('alert')
  })
})

test('a structure question shows its instruction', () => {
  show(question(52, { type: 'structure', soal: 'The heart _____ blood.' }))
  expect(screen.getByText(/best completes the sentence/)).toBeVisible()
  // The blank is a drawn line.
  expect(document.getElementById('soal-52')).toHaveTextContent('The heart blank blood.')
})
