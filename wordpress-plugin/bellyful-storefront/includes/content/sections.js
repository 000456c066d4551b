/* The storefront's sections in the editor: each block's fields, made from the plugin's table (sections.php). */
(function (wp) {
  const {blocks, fields, words, storefront} = window.bellyfulSections;
  const {createElement: el, useEffect, useState} = wp.element;
  const {
    InnerBlocks,
    InspectorControls,
    MediaUpload,
    PlainText,
    useBlockProps,
    useInnerBlocksProps,
  } = wp.blockEditor;
  const {
    Button,
    FocalPointPicker,
    FormTokenField,
    Notice,
    PanelBody,
    SelectControl,
    TextControl,
    ToggleControl,
  } = wp.components;

  /* One of the storefront's own pictures has a path of it alone. */
  const shown = (url) => (url.startsWith('/') ? (storefront || '') + url : url);

  const text =
    (kind) =>
    ({label, value, set}) =>
      el(PlainText, {
        className: `bellyful-${kind}`,
        placeholder: label,
        'aria-label': label,
        value: value || '',
        onChange: set,
      });

  function Media({label, value, set, type, children}) {
    const choose = ({open}) =>
      el(Button, {variant: 'secondary', onClick: open}, `${words.choose}: ${label}`);
    const remove =
      value && el(Button, {variant: 'tertiary', onClick: () => set(undefined)}, words.remove);
    return el(
      'div',
      {className: 'bellyful-media'},
      children,
      el(MediaUpload, {
        allowedTypes: [type],
        value: value && value.id,
        onSelect: set,
        render: choose,
      }),
      remove,
    );
  }

  function Picture({label, value, set}) {
    const [isMissing, setMissing] = useState(false);
    const id = value && value.id;
    useEffect(() => {
      setMissing(false);
      if (id) wp.apiFetch({path: `/wp/v2/media/${id}`}).catch(() => setMissing(true));
    }, [id]);
    const warn = (sentence) => el(Notice, {status: 'warning', isDismissible: false}, sentence);
    return el(
      Media,
      {
        label,
        value,
        type: 'image',
        set: (chosen) => set(chosen && {id: chosen.id, url: chosen.url, alt: chosen.alt}),
      },
      isMissing && warn(words.missing),
      value &&
        !isMissing &&
        el(FocalPointPicker, {
          label: words.focus,
          url: shown(value.url),
          value: value.focus,
          onChange: (focus) => set({...value, focus}),
        }),
      value &&
        el(TextControl, {
          label: words.alt,
          value: value.alt || '',
          onChange: (alt) => set({...value, alt}),
        }),
      value && id && !value.alt && warn(words.noAlt),
    );
  }

  const Film = ({label, value, set}) =>
    el(
      Media,
      {label, value, type: 'video', set: (chosen) => set(chosen && chosen.url)},
      value && el('code', {}, value),
    );

  function Products({label, value = [], set}) {
    const [found, setFound] = useState([]);
    const look = (search) =>
      search.length > 1 &&
      wp
        .apiFetch({path: wp.url.addQueryArgs('/wc/store/v1/products', {search, per_page: 20})})
        .then(setFound);
    const known = [
      ...value,
      ...found.map(({id, name}) => ({
        id,
        name: new DOMParser().parseFromString(name, 'text/html').body.textContent,
      })),
    ];
    const choose = (names) =>
      set(names.map((name) => known.find((one) => one.name === name)).filter(Boolean));
    return el(FormTokenField, {
      label,
      value: value.map(({name}) => name),
      suggestions: known.map(({name}) => name),
      onInputChange: look,
      onChange: choose,
      __experimentalExpandOnFocus: true,
    });
  }

  const controls = {
    title: text('title'),
    paragraphs: text('paragraphs'),
    words: text('words'),
    picture: Picture,
    film: Film,
    products: Products,
    address: ({label, value, set}) => el(TextControl, {label, value: value || '', onChange: set}),
    number: ({label, value, set}) =>
      el(TextControl, {
        label,
        type: 'number',
        min: 1,
        max: 12,
        value: value || '',
        onChange: (count) => set(Number(count) || undefined),
      }),
    switch: ({label, value, set}) => el(ToggleControl, {label, checked: !!value, onChange: set}),
    choice: ({label, value, set, options}) =>
      el(SelectControl, {
        label,
        value,
        options: Object.entries(options).map(([key, name]) => ({value: key, label: name})),
        onChange: set,
      }),
  };

  /* Words stand in the page, what decides about them beside it. */
  const inPage = ['title', 'paragraphs', 'words', 'picture', 'products'];
  /* Of products those fields that the choice needs. */
  const needed = {products: 'chosen', category: 'category', purpose: 'purpose'};

  const Fields = ({names, attributes, setAttributes, isInPage}) =>
    names
      .filter((name) => !(name in needed) || (attributes.by || 'chosen') === needed[name])
      .map((name) => {
        const [kind, label] = fields[name];
        const control = typeof kind === 'string' ? kind : 'choice';
        const set = (value) => setAttributes({[name]: value});
        return (
          inPage.includes(control) === isInPage &&
          el(controls[control], {key: name, label, options: kind, value: attributes[name], set})
        );
      });

  /* Whether this editor reaches the service says nothing of the storefront. */
  const withVideoNote = (Edit) => (props) =>
    props.name === 'core/embed' && props.isSelected
      ? el(
          wp.element.Fragment,
          {},
          el(Edit, props),
          el(Notice, {status: 'info', isDismissible: false}, words.video),
        )
      : el(Edit, props);
  wp.hooks.addFilter('editor.BlockEdit', 'bellyful/video', withVideoNote);

  for (const [block, {names, item}] of Object.entries(blocks)) {
    const Edit = (props) => {
      const frame = useBlockProps({
        className: `bellyful-section bellyful-ground-${props.attributes.ground || 'page'}`,
      });
      const inner = useInnerBlocksProps(
        {className: 'bellyful-items'},
        {allowedBlocks: item ? [item] : [], template: item ? [[item]] : []},
      );
      const beside = el(
        InspectorControls,
        {},
        el(PanelBody, {title: words.section}, el(Fields, {...props, names, isInPage: false})),
      );
      return el(
        'div',
        frame,
        beside,
        el(Fields, {...props, names, isInPage: true}),
        item && el('div', inner),
      );
    };
    wp.blocks.registerBlockType(block, {
      edit: Edit,
      save: () => (item ? el(InnerBlocks.Content) : null),
    });
  }
})(window.wp);
