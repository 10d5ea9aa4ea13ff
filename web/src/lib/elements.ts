/** Where on the page objects and places are; of several, the one that can be seen. */
function seen(candidates: HTMLElement[]): HTMLElement | undefined {
  return candidates.find((element) => element.getClientRects().length > 0);
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const idsOf = (element: HTMLElement) => element.dataset.objects?.split(' ') ?? [];

export const objectElement = (id: string) => seen(all('[data-objects]').filter((element) => idsOf(element).includes(id)));
export const placeElement = (id: string) => seen(all('[data-place]').filter((element) => element.dataset.place === id));
export const seatElement = (seat: number) => seen(all(`[data-seat="${seat}"]`));
/** Whatever on the table is of a kind. */
export const kindElements = (kind: string) =>
  all('[data-objects]').filter((element) => idsOf(element).some((id) => id.endsWith(`/${kind}`)));
