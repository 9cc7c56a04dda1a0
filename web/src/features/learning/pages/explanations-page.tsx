import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button-link'
import { explanationsQuery } from '@/features/learning/api/explanations'
import { ExplanationsScreen } from '@/features/learning/components/explanations-screen'
import { useKeptPage } from '@/lib/offline/use-kept-page'
import { paths } from '@/lib/paths'

/** /hasil/{id}/pembahasan: one of the learner's own attempts. */
export default function ExplanationsPage() {
  const { id = '' } = useParams()
  const { isSuccess } = useQuery(explanationsQuery(id))
  useKeptPage(isSuccess)

  return (
    <ExplanationsScreen
      query={explanationsQuery}
      id={id}
      actions={
        <>
          <ButtonLink to={paths.result(id)} variant="secondary">
            Kembali ke hasil
          </ButtonLink>
          <ButtonLink to={paths.skillMap} variant="quiet">
            Peta kemampuan
          </ButtonLink>
          <ButtonLink to={paths.practice} variant="quiet">
            Latihan harian
          </ButtonLink>
        </>
      }
    />
  )
}
