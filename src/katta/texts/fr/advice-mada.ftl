# Pourquoi un robot aime un coup de Mada, ou non.

mada-reason-bust = risque de perdre la manche : { $percent } %
mada-reason-safe = laisse votre défausse telle quelle
mada-reason-pears =
    la carte du dessus vaut { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    } si une autre personne perd
mada-reason-next-luck = y prendre un risque ferait perdre dans { $percent } % des cas
mada-reason-lemur = enlève une carte sur laquelle prendre un risque ferait perdre dans { $percent } % des cas
mada-reason-escape = débarrasse d’une défausse sur laquelle prendre un risque ferait perdre dans { $percent } % des cas
mada-reason-empty = sa défausse est vide : la prochaine carte ne peut pas faire perdre
mada-reason-any-card = un Lémur est au-dessus : la prochaine carte ne peut pas faire perdre
mada-reason-their-top =
    sa carte du dessus est { $card }, qui vaut { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    }
mada-reason-kept = vous gardez { $cards-one }
mada-reason-no-hand = ne vous laisse aucune carte en main
