import { useNavigate } from 'react-router-dom'

/**
 * Goes back to where the admin came from, so that the browser's Back doesn't open a saved form again. Somebody who opened
 * it by a bookmark has nowhere to go back to within the app and gets the other address in its place.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate()

  return () => {
    void (isWithinApp() ? navigate(-1) : navigate(otherwise, { replace: true }))
  }
}

/** The router counts the entries of its history since the app was opened in this tab. */
function isWithinApp(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx !== undefined && idx > 0
}
