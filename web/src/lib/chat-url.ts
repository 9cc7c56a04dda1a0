/**
 * The address that opens a WhatsApp chat with the academy.
 * @param number digits with the country code, as the settings carry it
 * @param message what stands in the chat already, to be sent by the user
 */
export function chatUrl(number: string, message?: string): string {
  const address = `https://wa.me/${number}`
  return message ? `${address}?text=${encodeURIComponent(message)}` : address
}
