/** Our own small drawings, where the set has none that is plain enough. */
export const drawings: Record<string, string> = {
  eye: '<path fill="currentColor" d="M256 120C130 120 50 230 32 256c18 26 98 136 224 136s206-110 224-136c-18-26-98-136-224-136zm0 216a80 80 0 1 1 0-160 80 80 0 0 1 0 160z"/><circle fill="currentColor" cx="256" cy="256" r="38"/>',
  moves:
    '<path fill="currentColor" d="M64 96h72v64H64zm120 8h264v48H184zM64 224h72v64H64zm120 8h264v48H184zM64 352h72v64H64zm120 8h264v48H184z"/>',
  plus: '<path fill="currentColor" d="M224 80h64v144h144v64H288v144h-64V288H80v-64h144z"/>',
  minus: '<path fill="currentColor" d="M80 224h352v64H80z"/>',
  fit: '<path fill="currentColor" d="M80 80h128v56H136v72H80zm224 0h128v128h-56v-72h-72zM80 304h56v72h72v56H80zm296 0h56v128H304v-56h72z"/>',
  begin: '<path fill="currentColor" d="M64 208h208V112l176 144-176 144v-96H64z"/>',
  cards:
    '<path fill="currentColor" d="M84 150 220 96l24 10-118 48 104 262-24 10a30 30 0 0 1-38-17L66 189a30 30 0 0 1 18-39z"/><rect fill="currentColor" x="196" y="104" width="212" height="310" rx="30"/>',
};
