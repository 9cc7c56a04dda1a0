import { useEffect } from 'react'
import type { ExplainedItem } from '@/features/learning/api/explanations'
import { ExplainedQuestion } from '@/features/learning/components/explained-question'

interface PrintedQuestionsProps {
  items: readonly ExplainedItem[]
  onPrinted: () => void
}

/** All questions, for paper only; opens the browser's print dialog. */
export function PrintedQuestions({ items, onPrinted }: PrintedQuestionsProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    // Lazy parts of the questions are rendered by then.
    const wait = window.setTimeout(() => window.print(), 300)
    return () => {
      window.removeEventListener('afterprint', onPrinted)
      window.clearTimeout(wait)
    }
  }, [onPrinted])

  return (
    <div className="hidden gap-6 print:grid">
      {items.map((item) => (
        <ExplainedQuestion key={item.page} item={item} />
      ))}
    </div>
  )
}
